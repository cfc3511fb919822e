/* The state of the baccarat table as parts of an address: the cards, the bets, the rounding. */

import { readStake } from "../amount.js";
import { readCard } from "../cards.js";
import { ROUNDINGS } from "../fraction.js";

const ROUNDING = "r";

/** `["5h-3d-Kc-10s-8h", "b10", "t25_2"]`: a bet by the first letter of its area, a fraction with `_`. */
export function encode(cards, stakes, rounding) {
  const bets = stakes.map(([bet, stake]) => bet[0] + String(stake).replace("/", "_"));
  const rounded = Object.hasOwn(ROUNDINGS, rounding) ? [ROUNDING + rounding] : [];
  return [cards.map((card) => card.code).join("-"), ...bets, ...rounded];
}

/** The state in these parts, or null when a part means nothing. Throws RulesError for a wrong card or stake. */
export function decode([row, ...rest], areas) {
  const typed = row ? row.split("-") : [];
  const state = { cards: typed.map((card, index) => readCard(card, index + 1)), bets: [], rounding: "" };
  for (const part of rest) {
    const area = areas.find((bet) => bet[0] === part[0]);
    const value = part.slice(1);
    if (area && !state.bets.some(([bet]) => bet === area)) state.bets.push([area, readStake(value.replace("_", "/"))]);
    else if (part[0] === ROUNDING && Object.hasOwn(ROUNDINGS, value)) state.rounding = value;
    else return null;
  }
  return state;
}
