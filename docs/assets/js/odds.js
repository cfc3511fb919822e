/* <rule-odds>: the tables of the page that hold the odds of every bet, to be chosen from, ordered and searched. */

import { loadWords } from "./data.js";
import { field, h } from "./dom.js";
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
    this.order = h("select", { onchange: () => this.show() }, orders());
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

  /** Opens what was chosen; without a choice the first table, as the page does. */
  choose() {
    const chosen = Boolean(this.game.value || this.wanted);
    this.folds.forEach(({ element }, place) => {
      element.open = chosen || place === 0;
    });
    this.show();
  }

  get wanted() {
    return inSmall(this.name.value.trim());
  }

  show() {
    const shown = this.folds.map((fold) => this.showFold(fold)).reduce((sum, one) => sum + one, 0);
    // Translators: how many bets the tables show now
    const said = _("Bets shown: {count}", { count: shown });
    if (this.count.textContent !== said) this.count.textContent = said;
  }

  /** Shows the rows of a table that were asked for, in the order chosen; gives how many. */
  showFold({ element, game, version, rows }) {
    const isChosen = [this.game.value || game, this.version.value || version].join() === [game, version].join();
    const ordered = [...rows].sort(comparisons[this.order.value]);
    for (const { row, name } of ordered) {
      row.hidden = !name.includes(this.wanted);
      row.parentNode.append(row);
    }
    const count = isChosen ? rows.filter(({ row }) => !row.hidden).length : 0;
    element.hidden = !count;
    return count;
  }
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
