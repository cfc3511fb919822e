/* What spoils a spin: a button for each cause that a house knows. */

import { button, h, setAttribute } from "../dom.js";
import { _ } from "../words.js";

export class Spoilt {
  /** `onSpoil(cause)` is told of every press. */
  constructor(onSpoil) {
    this.onSpoil = onSpoil;
    this.row = h("div", { class: "calculator__actions" });
    this.element = h("details", { class: "fold" }, h("summary", {}, _("Void round")), this.row);
  }

  /** Offers the causes of a house. */
  offer({ rules }) {
    const words = causeWords();
    this.buttons = Object.keys(rules.voids).map((cause) => button(words[cause], () => this.onSpoil(cause), { "data-void": cause }));
    this.row.replaceChildren(...this.buttons);
  }

  show(cause) {
    for (const each of this.buttons) setAttribute(each, "aria-pressed", String(each.dataset.void === cause));
  }
}

function causeWords() {
  return {
    // Translators: button: what makes a round of roulette void; the dealer did not throw the ball as it must be thrown
    "failed-throw": _("The throw of the ball failed"),
    // Translators: button: what makes a round of roulette void; of the ball around the wheel, or of the wheel
    "too-few-turns": _("Too few turns"),
    // Translators: button: what makes a round of roulette void; the electronic system of the table does not work
    malfunction: _("The system failed"),
    // Translators: button: what makes a round of roulette void
    "device-malfunction": _("The device that draws the odds failed"),
  };
}
