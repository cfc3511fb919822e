/* The calculator of tuplanoppa: the bets, and who throws the dice. */

import { randomDraw } from "../fields/draw.js";
import { DiceCalculator } from "../fields/dice.js";
import { Turns } from "./turns.js";

export class Calculator extends DiceCalculator {
  constructor(host, table) {
    super(host, table, "tuplanoppa");
  }

  makeFurther() {
    return new Turns(this.table, {
      onChange: () => this.changed(),
      onThrow: () => this.draw(randomDraw(this.table)),
    });
  }
}
