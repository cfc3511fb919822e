/* A game of one draw, read from its exported table. No figure of the rules stands here. As in rules_core.fields. */

import { Fraction, Share } from "../fraction.js";
import { named } from "../words.js";

const drawOf = (table, drawn) => table.draws[[...drawn].sort().join("-")];
const worthOf = (table, drawn, bet) => table.worths[drawOf(table, drawn).worths[table.bets.indexOf(bet)]];

/** The name of a bet in the page's language. */
export const betName = (table, bet) => named(table.names[table.bets.indexOf(bet)]);

/** Whether every part of the draw is known. */
export const isWhole = (table, drawn) => drawn.length === table.parts && drawn.every(Boolean);

/** The sum of what was drawn, where parts have one. */
export const sumOf = (drawn) => drawn.reduce((sum, part) => sum + Number(part), 0);

/** The reasons of a draw: a row of texts such as `["5"]` or, of dice, one text each. */
export const drawSteps = (table, drawn) =>
  drawOf(table, drawn).steps.map((step) => ({ ...step, fields: fieldsOf(step.fields, drawn) }));

/** Dice in the order in which they were thrown; the table knows them in one order only. */
function fieldsOf(fields, drawn) {
  const values = Object.entries(fields).map(([name, value]) => {
    if (name === "dice") return [name, drawn.map(Number)];
    return [name, value.share ? Share.of(value.share) : value];
  });
  return Object.fromEntries(values);
}

/** The bets that win on a draw. */
export function winners(table, drawn) {
  const { worths } = drawOf(table, drawn);
  return table.bets.filter((_bet, at) => table.worths[worths[at]].result === "win");
}

/** What a bet gets on a draw, exactly, and the step that says why. */
export function settle(table, drawn, bet, stake) {
  const { result, code, clause, share, pays } = worthOf(table, drawn, bet);
  const returned = stake.times(Fraction.of(share));
  const net = returned.minus(stake);
  const step = { code, clause, fields: { bet: betName(table, bet), stake, returned, pays, win: net } };
  return { bet, stake, result, returned, net, commission: new Fraction(0n), step };
}
