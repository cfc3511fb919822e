/* <rule-odds>: the tables of the page that hold the odds of every bet, to be chosen from, ordered and searched. */

import { afterwards } from "./afterwards.js";
import { loadWords } from "./data.js";
import { field, h, setAttribute, setText } from "./dom.js";
import { _, speak } from "./words.js";

const RULES = "rules";
const HIGHEST = "highest";
const LOWEST = "lowest";

export default class RuleOdds extends HTMLElement {
  async connectedCallback() {
    if (this.started) return;
    this.started = true;
    speak(...(await loadWords()));
    this.folds = [...this.querySelectorAll("details")].map(readFold);
    this.prepend(this.controls(), this.count);
    this.offerVersions();
    this.show();
  }

  controls() {
    const choose = () => this.choose();
    this.game = h("select", { onchange: () => this.chooseGame() }, option("", _("All games")), this.games());
    this.version = h("select", { onchange: choose });
    this.order = h("select", { onchange: () => this.sort() }, orders());
    this.name = h("input", { type: "search", autocomplete: "off", oninput: choose });
    this.count = h("p", { class: "calculator__hint", role: "status" });
    return h(
      "div",
      { class: "calculator__fields calculator__fields--wide" },
      field(_("Game"), this.game),
      field(_("Version"), this.version),
      // Translators: label of a choice: in which order the bets stand
      field(_("Order"), this.order),
      // Translators: label of a field: a part of the names of the bets to show
      field(_("Name of the bet"), this.name),
    );
  }

  games() {
    return [...new Map(this.folds.map(({ game, name }) => [game, name]))].map(([game, name]) => option(game, name));
  }

  chooseGame() {
    this.offerVersions();
    this.choose();
  }

  /** The versions of the game; nothing to choose without a game, or where it has one. */
  offerVersions() {
    const versions = this.folds.filter(({ game }) => game === this.game.value);
    const options = versions.map(({ version, versionName }) => option(version, versionName));
    const all = options.length === 1 ? [] : [option("", _("All versions"))];
    this.version.replaceChildren(...all, ...options);
    this.version.disabled = !(options.length > 1);
  }

  /** Shows what was chosen and opens it; without a choice the first table, as the page does. */
  choose() {
    const chosen = Boolean(this.game.value || this.wanted);
    this.show((place) => chosen || place === 0);
  }

  get wanted() {
    return inSmall(this.name.value.trim());
  }

  /** Says how many bets were asked for, and shows their tables; `isOpen(place)` tells which of them are open. */
  show(isOpen = (place) => this.folds[place].element.open) {
    const asked = this.folds.map((fold) => this.askedFor(fold));
    for (const [place, fold] of this.folds.entries()) afterwards(fold, () => showFold(fold, asked[place], isOpen(place)));
    const shown = asked.flat().length;
    // Translators: how many bets the tables show now
    const said = _("Bets shown: {count}", { count: shown });
    setText(this.count, said);
  }

  /** Puts the rows of each table into the order that is chosen. */
  sort() {
    const compare = comparisons[this.order.value];
    for (const { rows } of this.folds) afterwards(rows, () => rows[0].row.parentNode.append(...[...rows].sort(compare).map(({ row }) => row)));
  }

  /** The rows of a table that were asked for. */
  askedFor({ game, version, rows }) {
    const isChosen = [this.game.value || game, this.version.value || version].join() === [game, version].join();
    return isChosen ? rows.filter(({ name }) => name.includes(this.wanted)) : [];
  }
}

/** Shows these rows of a table and no others; a table without any goes. */
function showFold({ element, rows }, asked, isOpen) {
  for (const each of rows) setAttribute(each.row, "hidden", !asked.includes(each));
  setAttribute(element, "hidden", !asked.length);
  setAttribute(element, "open", isOpen);
}

const option = (value, text) => h("option", { value }, text);

function orders() {
  return [
    option(RULES, _("As in the rules")),
    option(LOWEST, _("Lowest house edge first")),
    option(HIGHEST, _("Highest house edge first")),
  ];
}

/** How two rows stand; equal ones keep the order of the rules. */
const comparisons = {
  [RULES]: () => 0,
  [LOWEST]: (one, other) => one.rank - other.rank,
  [HIGHEST]: (one, other) => other.rank - one.rank,
};

const inSmall = (text) => text.toLocaleLowerCase(document.documentElement.lang);

function readFold(element) {
  const { game, version, name, versionName } = element.dataset;
  const rows = [...element.querySelectorAll("tbody tr")].map((row) => ({
    row,
    name: inSmall(row.querySelector("th").textContent),
    rank: Number(row.dataset.rank),
  }));
  return { element, game, version, name, versionName, rows };
}
