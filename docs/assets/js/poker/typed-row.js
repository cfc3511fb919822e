/* The cards of a hand, or the common ones, typed as a row. */

import { rowName } from "./names.js";
import { showOptions } from "./settings.js";
import { field, h, setAttribute } from "../dom.js";
import { _ } from "../words.js";

export class TypedRow {
  /** `onType(row, text)` gets what was typed for a row; true when it was laid. */
  constructor(onType) {
    this.rows = h("select", {});
    this.input = h("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
    const onsubmit = (event) => {
      event.preventDefault();
      if (onType(Number(this.rows.value), this.input.value)) this.input.value = "";
    };
    // Translators: label of a choice: the player whose cards one types, or the common cards
    const whose = field(_("Hand or common cards"), this.rows);
    // Translators: label of a field into which one types cards, such as Ah Kd
    const typed = field(_("Cards to lay"), this.input);
    typed.append(h("button", { class: "button" }, _("Lay the cards")));
    this.element = h("form", { class: "calculator__fields showdown__typed", onsubmit }, whose, typed);
  }

  /** Offers the rows of a state; `at` is the place of the next card, the row of which is chosen. */
  show(state, at) {
    const chosen = at?.row ?? Math.min(Number(this.rows.value), state.rows.length - 1);
    showOptions(this.rows, state.rows.map((_cards, row) => [row, rowName(state, row)]), chosen);
    setAttribute(this.input, "placeholder", state.rules.example.hands[0]);
  }
}
