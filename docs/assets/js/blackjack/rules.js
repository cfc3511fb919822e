/* Blackjack, read from its exported tables. No figure of the rules stands here. As in rules_core.blackjack. */

export { decide, holeCard, replay } from "./dealer.js";
export { count, judge, value } from "./hands.js";
export { ACTIONS, moves } from "./player.js";
export { play } from "./rounds.js";
export { insuranceAmount, settle } from "./settlement.js";

/** The rules of a version with the options that the casino has chosen. */
export const houseOf = (table, version, options = []) =>
  Object.assign({}, table.versions[version], ...options.map((option) => table.versions[version].options[option]));
