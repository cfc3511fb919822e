/* Roulette, read from its exported tables. No figure of the rules stands here. As in rules_core.roulette. */

import { Fraction } from "../fraction.js";
import { named } from "../words.js";

const GREEN = "green";

/** The house of a version: its rules, its wheel, its cloth, and the places on it by the names of their bets. */
export function houseOf(table, version) {
  const rules = table.versions[version];
  const cloth = table.cloths[rules.cloth];
  const places = new Map();
  for (const number of cloth.places) {
    const place = table.places[number];
    places.set(place.label ? `${place.kind}:${place.label}` : place.kind, place);
  }
  return { table, version, rules, cloth, places, wheel: table.wheels[rules.wheel] };
}

/** The name of a bet with its numbers. */
export function betName({ table }, place) {
  const { name } = table.kinds[place.kind];
  return named(place.label ? [name, place.label.replaceAll(",", "-")] : name);
}

/** What a bet pays, as the rules write it; null where the odds are drawn and no draw is known. */
export function paysOf(house, place, entry) {
  const events = house.rules.settle[place.kind];
  const rows = events.win ?? events.zeroWin;
  const outcome = rows.length > 1 && entry < 0 ? null : house.table.outcomes[pick(rows, entry)];
  return outcome && outcome.pays;
}

/** The place of the odds drawn among those that can be drawn, below 0 for none. */
export const entryOf = (house, drawn) => (house.rules.draw ? house.rules.draw.entries.findIndex(({ label }) => label === drawn) : -1);

/**
 * Settles bets (pairs of name and stake) on numbers in order; bets in prison go on with the numbers that follow.
 *
 * `used` counts the numbers that were needed, `waiting` the bets that are still in prison, `steps` are the reasons.
 * `option` is the rule for a zero and `drawn` the odds drawn, where the house has such.
 */
export function settle(house, numbers, bets, { option = null, drawn = null } = {}) {
  const steps = [];
  let laid = bets.map(([bet, stake]) => ({ bet, place: house.places.get(bet), stake, cell: null }));
  const draws = { entry: entryOf(house, drawn), option: house.rules.options.indexOf(option) };
  const { draw } = house.rules;
  if (draw && draws.entry >= 0) steps.push({ code: draw.code, clause: draw.clause, fields: { drawn } });
  let used = 0;
  for (const number of numbers) {
    if (used && !laid.some(inPrison)) break;
    steps.push(spin(house, number));
    laid = laid.map((bet) => (used && !inPrison(bet) ? bet : after(house, bet, number, draws, steps)));
    used += 1;
  }
  return { bets: used ? laid : [], steps, used, waiting: laid.filter(inPrison).length };
}

const inPrison = (bet) => bet.cell !== null;

/** The sentence of a number. */
export function spin(house, number) {
  return { code: house.table.spins[house.wheel.colours[number]], clause: house.rules.clause, fields: { number } };
}

function after(house, bet, number, draws, steps) {
  const { table, rules } = house;
  const event = eventOf(house, bet, number);
  const row = bet.cell === null ? rules.settle[bet.place.kind][event] : [table.cells[bet.cell][event]];
  const outcome = table.outcomes[pick(row, event === "zero" ? draws.option : draws.entry)];
  const paid = paidBy(outcome, bet.stake);
  const fields = { bet: betName(house, bet.place), stake: bet.stake, number, ...paid.fields };
  steps.push({ code: outcome.code, clause: outcome.clause, fields: "cell" in outcome ? { ...fields, level: table.cells[outcome.cell].level } : fields });
  return { ...bet, cell: outcome.cell ?? null, clause: outcome.clause, result: outcome.result ?? "prison", returned: paid.returned, net: paid.net };
}

/** What a number is for a bet. In prison a win is a win, on a zero or not. */
function eventOf(house, { place, cell }, number) {
  const covered = place.numbers.includes(number);
  if (house.wheel.colours[number] !== GREEN) return covered ? "win" : "lose";
  return covered && cell === null ? "zeroWin" : "zero";
}

const pick = (row, at) => row[row.length > 1 ? Math.max(at, 0) : 0];

function paidBy({ result, pays, back, zeros }, stake) {
  if (!result) return { returned: null, net: null, fields: {} };
  if (result === "win") {
    const [win, on] = pays.split(":").map(Fraction.of, Fraction);
    const won = stake.times(win).over(on);
    const returned = stake.plus(won);
    return { returned, net: won, fields: { pays, win: won, returned } };
  }
  const returned = stake.times(Fraction.of(back));
  return { returned, net: returned.minus(stake), fields: { returned, zeros } };
}
