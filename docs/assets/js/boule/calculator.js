/* The calculator of boule. */

import { FieldsCalculator } from "../fields/calculator.js";
import { _ } from "../words.js";

export class Calculator extends FieldsCalculator {
  constructor(host, table) {
    super(host, table, "boule");
  }

  labelOf() {
    return _("Winning number");
  }

  drawLabel() {
    return _("Spin the wheel");
  }

  invitation() {
    return _("Lay chips and choose the winning number.");
  }
}
