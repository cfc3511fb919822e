/* A field for the stake on each bet. */

import { readStake } from "./amount.js";
import { field, h, newId, setAttribute, setText } from "./dom.js";
import { RulesError } from "./errors.js";
import { _, plainNumber, say } from "./words.js";

const EMPTY = " "; // by it the style sheet knows an empty field: paper leaves it out

export class BetFields {
  /** `nameOf(bet)` is the name of a bet, `onChange()` is told of every change, `readText` reads an amount. */
  constructor(bets, nameOf, onChange, { heading = _("Stakes"), readText = readStake } = {}) {
    Object.assign(this, { onChange, readText });
    this.fields = bets.map((bet) => this.field(bet, nameOf(bet)));
    const title = h("p", { class: "calculator__hint", id: newId("stakes") }, heading);
    const fields = h("div", { class: "calculator__fields" }, this.fields.map((one) => one.element));
    this.element = h("div", { role: "group", "aria-labelledby": title.id }, title, fields);
  }

  field(bet, name) {
    const input = h("input", { inputmode: "decimal", autocomplete: "off", placeholder: EMPTY });
    const error = h("p", { class: "field__error", role: "alert", id: newId("error") });
    const element = field(name, input);
    element.append(error);
    const one = { bet, input, error, element, told: "" };
    input.addEventListener("input", () => this.typed(one, false));
    input.addEventListener("change", () => this.typed(one, true));
    return one;
  }

  /** The bets that can be read, with their stakes. */
  stakes() {
    return this.fields.map((one) => [one.bet, this.read(one).stake]).filter(([, stake]) => stake);
  }

  /** Puts these stakes into the fields, and nothing into the others. */
  fill(stakes) {
    const byBet = new Map(stakes);
    for (const one of this.fields) {
      one.input.value = byBet.has(one.bet) ? plainNumber(byBet.get(one.bet)) : "";
      one.told = one.input.value;
      this.complain(one, "");
    }
  }

  /** Shows the fields of the bets for which `asked(bet)` is true; the others keep what they hold. */
  showOnly(asked) {
    for (const { bet, element } of this.fields) element.hidden = !asked(bet);
  }

  /** What an empty field stands for: a text for each bet that has one. */
  suggest(amounts) {
    for (const { bet, input } of this.fields) input.placeholder = amounts[bet] ? plainNumber(amounts[bet]) : EMPTY;
  }

  /** While somebody is still typing, a wrong amount is not held against them; an error that is shown may go. */
  typed(one, finished) {
    const { problem } = this.read(one);
    if (finished || !problem) this.complain(one, problem);
    if (one.told === one.input.value) return;
    one.told = one.input.value;
    this.onChange();
  }

  complain({ input, error, element }, problem) {
    setText(error, problem);
    element.classList.toggle("field--error", Boolean(problem));
    setAttribute(input, "aria-invalid", problem ? "true" : null);
    setAttribute(input, "aria-describedby", problem ? error.id : null);
  }

  /** The stake in a field, and what is wrong with it; what was read before is not read again. */
  read(one) {
    const text = one.input.value;
    if (one.read?.text !== text) one.read = { text, ...this.readAnew(text) };
    return one.read;
  }

  readAnew(text) {
    if (!text.trim()) return { stake: null, problem: "" };
    try {
      return { stake: this.readText(text), problem: "" };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { stake: null, problem: say(error.code, error.fields) };
    }
  }
}
