/* The search dialog: opened by a button or Ctrl+K, filled from the index, walked with the arrow keys. */

const WAIT = 150;

class Search {
  constructor(element) {
    this.dialog = element;
    this.input = element.querySelector("input");
    this.status = element.querySelector("[data-search-status]");
    this.list = element.querySelector("[data-search-results]");
    this.root = new URL(element.dataset.base, document.baseURI);
    this.language = element.dataset.language;
    this.asked = 0;
  }

  listen() {
    document.addEventListener("click", (event) => this.onClick(event));
    document.addEventListener("keydown", (event) => this.onShortcut(event));
    this.dialog.addEventListener("keydown", (event) => this.onKey(event));
    this.input.addEventListener("input", () => this.later());
    this.dialog.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.links()[0]?.click();
    });
    for (const button of document.querySelectorAll("[data-search-open]")) button.hidden = false;
  }

  open() {
    if (!this.dialog.open) this.dialog.showModal();
    this.input.focus();
    this.input.select();
  }

  onClick(event) {
    if (event.target.closest("[data-search-open]")) this.open();
    // A click on the dialog itself is one on its backdrop; a result on this page moves without a new page.
    else if (event.target === this.dialog || event.target.closest("[data-search-close], [data-search-results] a")) {
      this.dialog.close();
    }
  }

  /** Ctrl+K. No single letters: the drills and calculators take those. */
  onShortcut(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    this.open();
  }

  onKey(event) {
    // The theme listens to keys too (arrows, letters); inside the dialog they are the dialog's.
    event.stopPropagation();
    this.onShortcut(event);
    if (event.key === "Escape") {
      // Left to the browser, the first Escape would only empty the field.
      event.preventDefault();
      this.dialog.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.move(step);
    }
  }

  /** Focus the next or the previous of: the field, the results. */
  move(step) {
    const stops = [this.input, ...this.links()];
    const next = stops.indexOf(document.activeElement) + step;
    stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
  }

  links() {
    return [...this.list.querySelectorAll("a")];
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(this.input.value.trim()), WAIT);
  }

  async ask(query) {
    const turn = (this.asked += 1);
    if (!query) {
      this.show([], this.status.dataset.hint);
      return;
    }
    try {
      const pages = await (await this.index()).search(query);
      if (turn === this.asked) this.show(pages, this.countText(pages.length));
    } catch (error) {
      if (turn === this.asked) this.show([], this.status.dataset.failed);
      console.warn(error);
    }
  }

  /** The index is loaded at the first question; a failed load is tried again at the next. */
  index() {
    this.loading ??= import("./search-index.js")
      .then(({ openIndex }) => openIndex(this.root, this.language))
      .catch((error) => {
        this.loading = undefined;
        throw error;
      });
    return this.loading;
  }

  countText(count) {
    const { none, one, other } = this.status.dataset;
    if (count === 0) return none;
    return (count === 1 ? one : other).replace("#", String(count));
  }

  show(pages, status) {
    this.status.textContent = status;
    this.list.replaceChildren(...pages.map(pageItem));
  }
}

function pageItem(page) {
  const item = document.createElement("li");
  item.append(link(page.url, "search__page", page.title, page.sections.length ? [] : page.excerpt));
  if (page.sections.length) {
    const list = document.createElement("ol");
    list.append(...page.sections.map(sectionItem));
    item.append(list);
  }
  return item;
}

function sectionItem(section) {
  const item = document.createElement("li");
  item.append(link(section.url, "search__section", section.heading, section.excerpt));
  return item;
}

function link(url, className, title, excerpt) {
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.className = className;
  if (title) {
    const strong = document.createElement("strong");
    strong.textContent = title;
    anchor.append(strong);
  }
  if (excerpt.length) {
    const text = document.createElement("span");
    text.append(...excerpt.flatMap(({ text: word, hit }) => [hit ? mark(word) : word, " "]));
    anchor.append(text);
  }
  return anchor;
}

function mark(word) {
  const element = document.createElement("mark");
  element.textContent = word;
  return element;
}

/** Begins, on a page that is read. */
export function startSearch() {
  const dialog = document.querySelector("dialog[data-search]");
  if (dialog) new Search(dialog).listen();
}
