/* What players, rows of common cards and parts of the pot are called. */

import { Share } from "../fraction.js";
import { _, number as written } from "../words.js";

/** Stands between a part of the pot and what is said of it. */
export const JOIN = " · ";

/** What a player or a row of common cards is called. */
export function rowName(state, row) {
  if (row < state.players) return _("Player {number}", { number: row + 1 });
  return state.boards.length > 1 ? _("Common cards, row {number}", { number: row - state.players + 1 }) : _("Common cards");
}

/** What a part of the pot is called, where there are several. */
export function partName(shown, part) {
  if (shown.parts.length === 1) return [];
  const halves = new Set(shown.parts.map(({ low }) => low)).size > 1;
  const row = part.board ? [_("Row {number}", { number: part.board })] : [];
  return halves ? [...row, part.low ? _("Weakest hand") : _("Best hand")] : row;
}

/** The place of a card, and what lies there. */
export function seatName(hand, number, card, counts) {
  if (!card) return _("{hand}, card {number}: not dealt yet", { hand, number });
  const name = _("{hand}, card {number}: {card}", { hand, number, card: card.name });
  return counts ? [name, _("counts")].join(", ") : name;
}

/** The mark beside a hand that wins: its amount of the pots where there are any, else its share. */
export function markOf(amount, share) {
  // Translators: mark beside a hand: what it gets of the pots
  return amount ? _("gets {amount}", { amount: written(amount) }) : _("wins {share}", { share: Share.of(share) });
}
