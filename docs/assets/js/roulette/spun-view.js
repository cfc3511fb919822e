/* What came up, on the felt: the numbers, the last of them as a sentence, what the bets came to. */

import { h } from "../dom.js";
import { Fraction } from "../fraction.js";
import { showLines } from "../reasons.js";
import { writeRows } from "../rows.js";
import { _, say } from "../words.js";
import { pocket } from "./table.js";

export class SpunView {
  constructor() {
    this.pockets = h("div", { class: "pockets" });
    this.lines = h("div", { class: "spun__lines" });
    this.element = h("div", { class: "spun felt" }, this.pockets, this.lines);
  }

  /** Shows a round on these numbers; `marks` are the codes of steps that say what came up. The lines come back as a text. */
  show(house, numbers, round, marks) {
    const last = round.steps.findLast((step) => marks.includes(step.code));
    const lines = [last ?? _("Lay chips and choose the winning number."), ...summary(round)];
    writeRows(this.pockets, numbers.map((number) => `${house.version} ${number}`), (at) => pocket(house, numbers[at]));
    showLines(this.lines, lines);
    return lines.map((line) => (line.code ? say(line.code, line.fields) : line)).join(" ");
  }
}

/** What the round came to, and what a bet in prison waits for. */
function summary({ bets, waiting }) {
  const sum = (part) => bets.map((bet) => bet[part]).reduce((all, one) => (one ? all.plus(one) : all), new Fraction(0n));
  const totals = () => ({ stake: sum("stake"), returned: sum("returned"), net: sum("net") });
  // Translators: under the winning number; all three are amounts of money, the last may be below zero
  const total = bets.length ? [_("Staked: {stake}. Comes back: {returned}. Net result: {net}.", totals())] : [];
  // Translators: en prison; {count} is a number of bets
  return waiting ? [...total, _("Bets in prison: {count}. Choose the number of the next spin.", { count: waiting })] : total;
}
