/* <rule-calculator game="…">: takes the place of what the page shows without JavaScript. */

import { loadRules, loadWords } from "./data.js";
import { _, speak } from "./words.js";

/** A game module has a class `Calculator` with `constructor(host, rules)`. */
const GAMES = {
  blackjack: () => import("./blackjack/calculator.js"),
  baccarat: () => import("./baccarat/calculator.js"),
  boule: () => import("./boule/calculator.js"),
  "money-wheel": () => import("./money-wheel/calculator.js"),
  tuplanoppa: () => import("./tuplanoppa/calculator.js"),
  "sic-bo": () => import("./sic-bo/calculator.js"),
  roulette: () => import("./roulette/calculator.js"),
  poker: () => import("./poker/calculator.js"),
};

export default class RuleCalculator extends HTMLElement {
  async connectedCallback() {
    if (this.started) return;
    this.started = true;
    const game = this.getAttribute("game");
    const [module, rules, words] = await Promise.all([GAMES[game](), loadRules(game), loadWords(game)]);
    speak(...words);
    const head = this.querySelector(".calculator__head");
    this.replaceChildren(...(head ? [head] : []));
    this.classList.add("calculator");
    this.setAttribute("role", "group");
    // Translators: name of the panel in which one lays cards and bets
    this.setAttribute("aria-label", _("Calculator"));
    new module.Calculator(this, rules);
  }
}
