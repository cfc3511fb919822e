/* The numbers of a wheel or of dice to choose from, by finger, mouse or keyboard. */

import { h, setAttribute } from "./dom.js";
import { Roving } from "./roving.js";

export class NumberPad {
  /** `items` are `{value, name, picture}`: what is chosen, its spoken name, what is seen. `onPick(value)` is told. */
  constructor(label, items, onPick) {
    this.buttons = items.map(({ value, name, picture }) => {
      const named = { "aria-label": name, "aria-pressed": "false", "data-number": value };
      const made = h("button", { type: "button", class: "pad__key", ...named, onclick: () => this.pick(made) }, picture);
      return made;
    });
    this.onPick = onPick;
    this.chosen = null;
    this.roving = new Roving(this.buttons);
    this.element = h("div", { class: "pad", role: "group", "aria-label": label, onkeydown: (event) => this.onKey(event) }, this.buttons);
  }

  /** Marks what is chosen. */
  show(value) {
    const chosen = this.buttons.find((each) => each.dataset.number === value) ?? null;
    if (chosen === this.chosen) return;
    if (this.chosen) setAttribute(this.chosen, "aria-pressed", "false");
    if (chosen) setAttribute(chosen, "aria-pressed", "true");
    this.chosen = chosen;
  }

  pick(made) {
    this.roving.stopAt(made);
    this.onPick(made.dataset.number);
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.roving.onKey(event)) return;
    event.preventDefault();
    // The theme listens to keys as well.
    event.stopPropagation();
  }
}
