/* What the dealer must do: no choice, only rules. As in rules_core.blackjack.dealer. */

import { step, value } from "./hands.js";
import { RulesError } from "../errors.js";

/** Whether the dealer checks the hole card under this open card, or leaves it hidden to the end. */
export function holeCard(house, up) {
  const checked = up.rank === house.insuranceAgainst;
  return { checked, step: checked ? step(house, "bj-hole-checked") : step(house, "bj-hole-hidden", { card: up }) };
}

/** Throws `bj-dealer-too-few` unless the open card and the hole card are there. */
export function checkOpening(house, cards) {
  if (cards.length < house.opening) throw new RulesError("bj-dealer-too-few", { needed: house.opening, count: cards.length });
}

/** What the dealer must do with these cards. */
export function decide(house, cards) {
  const hand = value(house, cards);
  const { total, soft } = hand;
  const last = total === house.dealerStands;
  const draws = last ? soft && house.dealerHitsSoft : total < house.dealerStands;
  const fields = { total, limit: house.limit };
  if (hand.blackjack) return { hand, draws, step: step(house, "bj-dealer-blackjack", fields) };
  if (hand.bust) return { hand, draws, step: step(house, "bj-dealer-bust", fields) };
  const hard = draws ? "bj-dealer-draws" : "bj-dealer-stands";
  const code = soft ? `${hard}-soft` : hard;
  return { hand, draws, step: step(house, code, fields, soft && last ? house.clauses.soft : house.clauses[code]) };
}

/** Replays the dealer's hand. Not `needed`: no draw could change an outcome, so the hole card is turned and that is all. */
export function replay(house, cards, needed = true) {
  checkOpening(house, cards);
  if (!needed) return noDraw(house, cards);
  const steps = [];
  for (let taken = house.opening; taken <= cards.length; taken += 1) {
    const decision = decide(house, cards.slice(0, taken));
    steps.push(decision.step);
    if (decision.draws) continue;
    nothingLeft("bj-dealer-must-not-draw", decision.hand, cards.slice(taken));
    return { hand: decision.hand, steps };
  }
  throw new RulesError("bj-dealer-must-draw", { cards, total: value(house, cards).total });
}

function noDraw(house, cards) {
  const { hand, draws, step: reason } = decide(house, cards.slice(0, house.opening));
  nothingLeft(draws ? "bj-dealer-not-needed" : "bj-dealer-must-not-draw", hand, cards.slice(house.opening));
  return { hand, steps: [draws ? step(house, "bj-dealer-not-needed-step", { total: hand.total }) : reason] };
}

function nothingLeft(code, { cards, total }, left) {
  if (left.length) throw new RulesError(code, { cards, total, left });
}
