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

/** Whether a player may choose what becomes of this bet on a zero. */
export const choosesOnZero = ({ rules }, { kind }) => rules.options.length > 1 && rules.settle[kind].zero?.length > 1;

/**
 * What taking a share of a stake back needs, null where the option offers none: the `option` that is left to the player
 * with the smallest `chip` (null: any amount can be paid), and the reason. As rules_core.roulette.zero_choice.
 */
export function zeroChoice({ rules }, stake, chip, option) {
  if (!Object.hasOwn(rules.choices, option)) return null;
  const { zeros, share, can, cannot, otherwise } = rules.choices[option];
  const back = stake.times(Fraction.of(share));
  const payable = !chip || back.over(chip).d === 1n;
  const { code, clause } = payable ? can : cannot;
  return { option: payable ? option : otherwise, payable, zeros, step: { code, clause, fields: { zeros, back, chip } } };
}

/**
 * Settles bets (pairs of name and stake) on numbers in order; bets in prison go on with the numbers that follow.
 *
 * `used` counts the numbers that were needed, `waiting` the bets that are still in prison, `steps` are the reasons.
 * `option` is the rule for a zero, `options` hold that of single bets, `chip` is the smallest chip and `drawn` the odds
 * drawn, where the house has such.
 */
export function settle(house, numbers, bets, { option = null, options = new Map(), chip = null, drawn = null } = {}) {
  const steps = drawnSteps(house, drawn);
  const table = { house, chip, entry: entryOf(house, drawn), steps, zeros: 0 };
  let laid = bets.map(([bet, stake]) => laidBet(table, bet, stake, options.get(bet) ?? option));
  let used = 0;
  for (const number of numbers) {
    if (used && !laid.some(inPrison)) break;
    steps.push(spin(house, number));
    table.zeros = isZero(house, number) ? table.zeros + 1 : 0;
    laid = laid.map((bet) => (used && !inPrison(bet) ? bet : after(table, bet, number)));
    used += 1;
  }
  return { bets: used ? laid : [], steps, used, waiting: laid.filter(inPrison).length };
}

function drawnSteps(house, drawn) {
  const { draw } = house.rules;
  return draw && entryOf(house, drawn) >= 0 ? [{ code: draw.code, clause: draw.clause, fields: { drawn } }] : [];
}

/** A bet before the first number, with the rule for a zero that the chips allow. */
function laidBet({ house, chip }, bet, stake, option) {
  const place = house.places.get(bet);
  const choice = choosesOnZero(house, place) ? zeroChoice(house, stake, chip, option) : null;
  return { bet, place, stake, cell: null, choice, rule: house.rules.options.indexOf(choice ? choice.option : option) };
}

const inPrison = (bet) => bet.cell !== null;
const isZero = (house, number) => house.wheel.colours[number] === GREEN;

/** The sentence of a number. */
export function spin(house, number) {
  return { code: house.table.spins[house.wheel.colours[number]], clause: house.rules.clause, fields: { number } };
}

function after({ house, chip, entry, steps, zeros }, bet, number) {
  const { table, rules } = house;
  const event = eventOf(house, bet, number);
  const row = bet.cell === null ? rules.settle[bet.place.kind][event] : [table.cells[bet.cell][event]];
  const outcome = table.outcomes[pick(row, event === "zero" ? bet.rule : entry)];
  const paid = paidBy(outcome, bet.stake);
  const fields = { bet: betName(house, bet.place), stake: bet.stake, number, ...paid.fields };
  const { choice } = bet;
  if (event === "zero" && choice && !choice.payable && choice.zeros === zeros) steps.push(choice.step);
  steps.push({ code: outcome.code, clause: outcome.clause, fields: "cell" in outcome ? { ...fields, level: table.cells[outcome.cell].level } : fields });
  const unit = outcome.result === "lose" ? chip : null;
  return { ...bet, cell: outcome.cell ?? null, clause: outcome.clause, result: outcome.result ?? "prison", returned: paid.returned, net: paid.net, unit };
}

/** What a number is for a bet. In prison a win is a win, on a zero or not. */
function eventOf(house, { place, cell }, number) {
  const covered = place.numbers.includes(number);
  if (!isZero(house, number)) return covered ? "win" : "lose";
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

/** A round that does not count, by what spoilt it: the bets come back, by the clause of the last step. */
export function voidRound(house, cause, bets) {
  const { steps, back } = house.rules.voids[cause];
  const given = bets.map(([bet, stake]) => {
    const fields = { bet: betName(house, house.places.get(bet)), stake, returned: stake };
    return { bet, stake, result: "push", returned: stake, net: new Fraction(0n), clause: back.clause, step: { ...back, fields } };
  });
  return { bets: given, steps: [...steps, ...given.map(({ step }) => step)], used: 0, waiting: 0 };
}

/** A spin that does not count while bets are in prison: they stay there. */
export function voidSpin(house, cause, round) {
  const [first] = house.rules.voids[cause].steps;
  return { ...round, steps: [...round.steps, first] };
}
