/* The calculator of the money wheel: what is drawn stands out of the ring. */

import { h } from "../dom.js";
import { FieldsCalculator } from "../fields/calculator.js";
import { _ } from "../words.js";

export class Calculator extends FieldsCalculator {
  constructor(host, table) {
    super(host, table, "money-wheel");
  }

  labelOf() {
    return _("Winning symbol");
  }

  drawLabel() {
    return _("Turn the wheel");
  }

  invitation() {
    return _("Lay chips and choose the winning symbol.");
  }

  mark(drawn) {
    for (const sectors of this.board.element.querySelectorAll("[data-symbol]")) {
      sectors.classList.toggle("ring__symbol--drawn", drawn.includes(sectors.dataset.symbol));
    }
  }

  picture([symbol]) {
    return h("span", { class: "drawn__value" }, this.keyPicture(symbol));
  }
}
