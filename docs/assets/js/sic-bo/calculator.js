/* The calculator of sic bo. */

import { DiceCalculator } from "../fields/dice.js";

export class Calculator extends DiceCalculator {
  constructor(host, table) {
    super(host, table, "sic-bo");
  }
}
