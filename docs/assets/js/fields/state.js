/* The table of a game of one draw as parts of an address: what was drawn, the bets, the rounding, what a game adds. */

import { readStake } from "../amount.js";
import { ROUNDINGS } from "../fraction.js";
import { isWhole } from "./rules.js";

const STAKE = "--";
const ROUNDING = "round-";

/** A name without the signs that an address does not take. */
const plain = (name) => name.replace(/[:,]/g, "_");

/** `["4-3", "total_7--5", "under-7--25_2", "round-down"]`: a fraction with `_`, `further` are the parts of the game. */
export function encode(table, { drawn, stakes, rounding }, further = []) {
  const row = isWhole(table, drawn) ? drawn.map(plain).join("-") : "";
  const bets = stakes.map(([bet, stake]) => plain(bet) + STAKE + String(stake).replace("/", "_"));
  const way = Object.hasOwn(ROUNDINGS, rounding) ? [ROUNDING + rounding] : [];
  return [row, ...bets, ...way, ...further];
}

/**
 * The state in these parts, or null when a part means nothing; `further(part)` takes a part of the game and says
 * whether it is one. Throws RulesError for a wrong stake.
 */
export function decode(table, [row, ...rest], further) {
  const state = { drawn: readDrawn(table, row), stakes: new Map(), rounding: "" };
  if (!state.drawn) return null;
  const fits = (part) => readBet(table, part, state.stakes) || readRounding(part, state) || further(part);
  return rest.every(fits) ? state : null;
}

function readDrawn(table, row) {
  if (!row) return [];
  if (Object.hasOwn(table.voids, row)) return [row];
  const parts = table.parts > 1 ? row.split("-") : [row];
  const drawn = parts.map((part) => Object.keys(table.values).find((value) => plain(value) === part));
  return isWhole(table, drawn) ? drawn : null;
}

function readBet(table, part, stakes) {
  const [name, stake, ...more] = part.split(STAKE);
  const bet = table.bets.find((each) => plain(each) === name);
  if (!bet || !stake || more.length || stakes.has(bet)) return false;
  stakes.set(bet, readStake(stake.replace("_", "/")));
  return true;
}

function readRounding(part, state) {
  const name = part.replace(ROUNDING, "");
  if (name === part || state.rounding || !Object.hasOwn(ROUNDINGS, name)) return false;
  state.rounding = name;
  return true;
}
