/* The state of the roulette table as parts of an address: version, numbers, rule, odds drawn, rounding, bets, more. */

import { readStake } from "../amount.js";
import { ROUNDINGS } from "../fraction.js";
import { choosesOnZero, entryOf, houseOf, settle } from "./rules.js";

const STAKE = "x";
const OWN = "-";
const CHIP = "chip-";
const VOID = "void-";
const BET = /^([a-z])([^x]*)x([^-]+)(?:-(.+))?$/;

/**
 * `["ray-d", "0-17", "en-prison", "", "", "rx10", "s17-20x5_2"]`: a bet by its letter, its numbers, its stake, and its
 * own rule for a zero (`rx10-half`); then the smallest chip (`chip-5`) and what spoilt the spin (`void-failed-throw`).
 */
export function encode({ house, numbers, option, options = new Map(), chip = null, spoilt = null, drawn, rounding, bets }) {
  const { rules, table, places } = house;
  const laid = bets.map(([bet, stake]) => {
    const { kind, label } = places.get(bet);
    const own = options.has(bet) ? OWN + options.get(bet) : "";
    return table.kinds[kind].letter + label.replaceAll(",", "-") + STAKE + plain(stake) + own;
  });
  const chosen = rules.options.length > 1 ? option : "";
  const further = [...(chip ? [CHIP + plain(chip)] : []), ...(spoilt ? [VOID + spoilt] : [])];
  return [house.version, numbers.join("-"), chosen, (drawn ?? "").replace(":", "_"), rounding, ...laid, ...further];
}

/** The state in these parts, or null when a part means nothing. Throws RulesError for a wrong stake. */
export function decode(table, [version, row = "", option = "", draw = "", rounding = "", ...rest]) {
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
  const state = { house, numbers, option: option || (rules.options[0] ?? null), drawn: drawn || (rules.draw?.entries[0].label ?? null), rounding };
  Object.assign(state, { bets: new Map(), options: new Map(), chip: null, spoilt: null });
  const understood = rest.every((part) => readChip(part, state) || readVoid(part, state) || readBet(part, state));
  return understood && fits(state) ? { ...state, bets: [...state.bets] } : null;
}

/** Whether every number is needed to decide the bets, and some bet waits for a spin that is spoilt. */
function fits({ house, numbers, bets, spoilt, ...rules }) {
  const { used, waiting } = settle(house, numbers, [...bets], rules);
  return used === numbers.length && (!spoilt || !used || waiting > 0);
}

const plain = (amount) => String(amount).replace("/", "_");
const readPlain = (text) => readStake(text.replace("_", "/"));

function readBet(part, { house, bets, options }) {
  const [, letter, label, stake, own] = BET.exec(part) ?? [];
  const same = ([, place]) => house.table.kinds[place.kind].letter === letter && place.label.replaceAll(",", "-") === label;
  const [bet, place] = [...house.places].find(same) ?? [];
  if (!bet || bets.has(bet)) return false;
  if (own && !(choosesOnZero(house, place) && house.rules.options.includes(own))) return false;
  bets.set(bet, readPlain(stake));
  if (own) options.set(bet, own);
  return true;
}

function readChip(part, state) {
  if (!part.startsWith(CHIP) || state.chip || !state.house.rules.options.length) return false;
  state.chip = readPlain(part.slice(CHIP.length));
  return true;
}

function readVoid(part, state) {
  const cause = part.slice(VOID.length);
  if (!part.startsWith(VOID) || state.spoilt || !Object.hasOwn(state.house.rules.voids, cause)) return false;
  state.spoilt = cause;
  return true;
}
