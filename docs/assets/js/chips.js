/* Chips: how they look, and the tray from which one takes them. */

import { readStake } from "./amount.js";
import { button, field, h, newId, setAttribute } from "./dom.js";
import { RulesError } from "./errors.js";
import { Fraction } from "./fraction.js";
import { _, number, say } from "./words.js";

const LONG = 3; // signs of an amount for which a chip is too narrow

/** A chip with its value, to look at: what stands around it must say it. */
export function chip(value, classes = "") {
  const text = number(value);
  const shape = text.length > LONG ? "chip chip--long" : "chip";
  return h("span", { class: `${shape} ${classes}`.trim(), "data-value": String(value), "aria-hidden": "true" }, text);
}

/** A choice of chips, of any other amount, and of the hand that takes bets off the table. */
export class ChipTray {
  /** `values` are texts of whole numbers; `start` is the one chosen at first. `onChoose()` is told of every choice. */
  constructor(values, start, onChoose = () => {}) {
    this.onChoose = onChoose;
    this.chips = values.map((value) => this.chip(Fraction.of(value)));
    // Translators: button: from now on, a press on a place of the table takes the bet off it
    this.off = button(_("Take off"), () => this.choose(null), { class: "button tray__off" });
    const title = h("p", { class: "calculator__hint", id: newId("chips") }, _("Chips"));
    const row = h("div", { class: "tray__chips", role: "group", "aria-labelledby": title.id }, this.chips, this.off);
    this.element = h("div", { class: "tray" }, title, row, this.other());
    this.choose(Fraction.of(start));
  }

  /** The amount that a press lays, null when a press takes off. */
  get chosen() {
    return this.amount;
  }

  choose(amount, typed = false) {
    this.amount = amount;
    for (const each of this.chips) setAttribute(each, "aria-pressed", String(!typed && each.value === String(amount)));
    setAttribute(this.off, "aria-pressed", String(amount === null));
    if (!typed) {
      this.input.value = "";
      this.complain("");
    }
    this.onChoose();
  }

  chip(value) {
    const spoken = _("chip of {value}", { value });
    const made = h("button", { type: "button", class: "tray__chip", "aria-label": spoken, onclick: () => this.choose(value) }, chip(value));
    made.value = String(value);
    return made;
  }

  other() {
    this.input = h("input", { inputmode: "decimal", autocomplete: "off" });
    this.error = h("p", { class: "field__error", role: "alert", id: newId("error") });
    this.input.addEventListener("input", () => this.typed(false));
    this.input.addEventListener("change", () => this.typed(true));
    this.field = field(_("Another amount"), this.input);
    this.field.append(this.error);
    return this.field;
  }

  /** While somebody is still typing, a wrong amount is not held against them; an error that is shown may go. */
  typed(finished) {
    const text = this.input.value;
    if (!text.trim()) return this.complain("");
    try {
      this.choose(readStake(text), true);
      this.complain("");
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      if (finished) this.complain(say(error.code, error.fields));
    }
    return undefined;
  }

  complain(problem) {
    this.error.textContent = problem;
    this.field.classList.toggle("field--error", Boolean(problem));
    setAttribute(this.input, "aria-invalid", problem ? "true" : null);
    setAttribute(this.input, "aria-describedby", problem ? this.error.id : null);
  }
}
