/* <rule-drill kind="…">: takes the place of what the page shows without JavaScript. */

import { loadCards } from "./card-drawings.js";
import { loadRules, loadWords } from "./data.js";
import { DrillView } from "./drill-view.js";
import { speak } from "./words.js";

/**
 * A drill module exports `game` and `makeDrill(rules)`, which gives `items` (each with an `id`, a `weight` and a
 * `right` answer), `answers()` (pairs of answer and label) and `ask(item)` (the question of an item).
 */
const KINDS = {
  "baccarat-third-card": () => import("./baccarat/third-card.js"),
};

export default class RuleDrill extends HTMLElement {
  async connectedCallback() {
    if (this.started) return;
    this.started = true;
    const kind = this.getAttribute("kind");
    const module = await KINDS[kind]();
    const [rules, words] = await Promise.all([loadRules(module.game), loadWords(module.game), loadCards()]);
    speak(...words);
    const head = this.querySelector(".drill__head");
    this.replaceChildren(...(head ? [head] : []));
    this.classList.add("drill");
    new DrillView(this, kind, module.makeDrill(rules));
  }
}
