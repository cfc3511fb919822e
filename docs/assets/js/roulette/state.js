/* The state of the roulette table as parts of an address: version, numbers, rule, odds drawn, rounding, bets. */

import { readStake } from "../amount.js";
import { ROUNDINGS } from "../fraction.js";
import { entryOf, houseOf, settle } from "./rules.js";

const STAKE = "x";
const BET = /^([a-z])([^x]*)x(.+)$/;

/** `["ray-d", "0-17", "en-prison", "", "", "rx10", "s17x5_2"]`: a bet by its letter, its numbers, its stake. */
export function encode({ house, numbers, option, drawn, rounding, bets }) {
  const { rules, table, places } = house;
  const laid = bets.map(([bet, stake]) => {
    const { kind, label } = places.get(bet);
    return table.kinds[kind].letter + label.replaceAll(",", "-") + STAKE + String(stake).replace("/", "_");
  });
  const chosen = rules.options.length > 1 ? option : "";
  return [house.version, numbers.join("-"), chosen, (drawn ?? "").replace(":", "_"), rounding, ...laid];
}

/** The state in these parts, or null when a part means nothing. Throws RulesError for a wrong stake. */
export function decode(table, [version, row = "", option = "", draw = "", rounding = "", ...laid]) {
  if (!Object.hasOwn(table.versions, version)) return null;
  const house = houseOf(table, version);
  const { rules, wheel } = house;
  const numbers = row ? row.split("-") : [];
  const drawn = draw.replace("_", ":");
  const known = [
    numbers.every((number) => wheel.pockets.includes(number)),
    option === "" || rules.options.includes(option),
    draw === "" || entryOf(house, drawn) >= 0,
    rounding === "" || Object.hasOwn(ROUNDINGS, rounding),
  ];
  if (!known.every(Boolean)) return null;
  const bets = readBets(house, laid);
  const state = { house, numbers, option: option || (rules.options[0] ?? null), drawn: drawn || (rules.draw?.entries[0].label ?? null), rounding, bets };
  return bets && fits(state) ? state : null;
}

/** Whether every number is needed to decide the bets. */
const fits = ({ house, numbers, bets, ...rules }) => settle(house, numbers, bets, rules).used === numbers.length;

function readBets(house, laid) {
  const bets = new Map();
  for (const part of laid) {
    const [, letter, label, stake] = BET.exec(part) ?? [];
    const found = [...house.places].find(([, place]) => house.table.kinds[place.kind].letter === letter && place.label.replaceAll(",", "-") === label);
    if (!found || bets.has(found[0])) return null;
    bets.set(found[0], readStake(stake.replace("_", "/")));
  }
  return [...bets];
}
