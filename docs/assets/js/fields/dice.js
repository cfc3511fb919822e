/* The calculator of a game of dice: a pad for each die, the throw as a picture. */

import { h } from "../dom.js";
import { _ } from "../words.js";
import { FieldsCalculator } from "./calculator.js";
import { sumOf } from "./rules.js";

export class DiceCalculator extends FieldsCalculator {
  labelOf(part) {
    // Translators: name of the row of faces from which one chooses what a die shows
    return _("Die {position}", { position: part + 1 });
  }

  drawLabel() {
    // Translators: button: the dice show something at random
    return _("Throw the dice");
  }

  invitation() {
    return _("Lay chips and choose what the dice show.");
  }

  picture(drawn) {
    const dice = drawn.map((face) => this.keyPicture(face));
    const sum = h("span", { class: "hand__total" }, String(sumOf(drawn)));
    const caption = h("figcaption", { class: "hand__caption" }, h("span", { class: "hand__name" }, _("Sum")), " ", sum);
    return h("figure", { class: "hand throw", "aria-hidden": "true" }, caption, h("span", { class: "dice" }, dice));
  }
}
