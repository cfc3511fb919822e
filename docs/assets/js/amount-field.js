/* A field for one amount of money, with what is wrong with it. */

import { readStake } from "./amount.js";
import { field, h, newId, setAttribute } from "./dom.js";
import { RulesError } from "./errors.js";
import { plainNumber, say } from "./words.js";

export class AmountField {
  /**
   * `onChange(amount)` is told of every amount that can be read, and of null for an empty field. `hint` stands below
   * the field.
   */
  constructor(label, { onChange = () => {}, hint = "" } = {}) {
    Object.assign(this, { onChange, amount: null });
    this.hint = hint ? h("p", { class: "calculator__hint", id: newId("hint") }, hint) : null;
    this.input = h("input", { inputmode: "decimal", autocomplete: "off" });
    this.error = h("p", { class: "field__error", id: newId("error") });
    this.element = field(label, this.input);
    this.element.append(...[this.hint, this.error].filter(Boolean));
    this.complain("");
    this.input.addEventListener("input", () => this.typed(false));
    this.input.addEventListener("change", () => this.typed(true));
  }

  /** Puts an amount into the field, null empties it. Nobody is told. */
  fill(amount) {
    this.amount = amount;
    this.input.value = amount ? plainNumber(amount) : "";
    this.complain("");
  }

  /** While somebody is still typing, a wrong amount is not held against them; an error that is shown may go. */
  typed(finished) {
    const text = this.input.value.trim();
    let amount = null;
    try {
      amount = text ? readStake(text) : null;
      this.complain("");
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      if (finished) this.complain(say(error.code, error.fields));
    }
    if (String(amount) === String(this.amount)) return;
    this.amount = amount;
    this.onChange(amount);
  }

  complain(problem) {
    this.error.textContent = problem;
    this.element.classList.toggle("field--error", Boolean(problem));
    setAttribute(this.input, "aria-invalid", problem ? "true" : null);
    const described = [this.hint?.id, problem ? this.error.id : null].filter(Boolean);
    setAttribute(this.input, "aria-describedby", described.join(" ") || null);
  }
}
