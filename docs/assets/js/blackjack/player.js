/* What a player may do with a hand, move by move. As in rules_core.blackjack.player. */

import { count, step, value } from "./hands.js";
import { RulesError } from "../errors.js";

export const ACTIONS = ["hit", "stand", "double", "split", "insurance"];

/**
 * All that a player may do with a hand `{ cards, split, doubled, stood }` against the open card.
 *
 * `automatic` says what happens without asking: `card` (the hand must get one), `stand`, or null when the player
 * decides. `checked`: the dealer has already looked at the hole card. Throws RulesError for a hand that cannot be.
 */
export function moves(house, state, up, checked = false) {
  checkCourse(house, state, false);
  const hand = value(house, state.cards, state.split);
  const [automatic, reason] = automaticOf(house, state, hand);
  const insurance = insuranceOf(house, state, up, Boolean(state.stood) || checked);
  const play = reason ? [reason, reason, reason, reason].map(refused) : playOf(house, state, hand);
  return { hand, automatic, moves: [...play, insurance].map((move, at) => ({ action: ACTIONS[at], ...move })) };
}

const allowed = (reason) => ({ allowed: true, step: reason });
const refused = (reason) => ({ allowed: false, step: reason });

/** Throws RulesError when no hand can have come about like this; one not `complete` may wait for a card that is due. */
export function checkCourse(house, state, complete = true) {
  const { cards, split } = state;
  const least = complete || !split ? house.opening : 1;
  if (cards.length < least) throw new RulesError("bj-hand-too-short", { needed: least, count: cards.length });
  for (let taken = house.opening; taken < cards.length; taken += 1) {
    const { total } = count(house, cards.slice(0, taken));
    const fields = { cards: cards.slice(0, taken), total, left: cards.slice(taken) };
    if (total >= house.limit) throw new RulesError("bj-card-after-full", fields);
  }
  const left = cards.slice(house.opening);
  if (oneCardAce(house, state) && left.length) throw new RulesError("bj-split-ace-cards", { left });
  if (state.doubled) checkDoubled(house, state, complete);
}

function checkDoubled(house, state, complete) {
  const most = house.opening + house.cardsAfterDouble;
  const opening = state.cards.slice(0, house.opening);
  if (state.split && !house.doubleAfterSplit) throw new RulesError("bj-double-split");
  if (oneCardAce(house, state)) throw new RulesError("bj-double-split-ace");
  if (count(house, opening).total >= house.limit) throw new RulesError("bj-double-full", { cards: opening, total: house.limit });
  const { length } = state.cards;
  if (length > most || length < (complete ? most : house.opening)) throw new RulesError("bj-doubled-count", { needed: most, count: length });
}

const oneCardAce = (house, { cards, split }) => split && cards[0].rank === house.ace && !house.drawToSplitAces;

/** What happens to the hand without asking, and why. */
function automaticOf(house, state, { total, bust, blackjack, cards }) {
  const reason = (code) => step(house, code, { total });
  if (bust) return ["stand", reason("bj-over")];
  if (blackjack) return ["stand", reason("bj-no-card-blackjack")];
  if (total === house.limit) return ["stand", reason("bj-no-card")];
  if (state.split && cards.length < house.opening) return ["card", reason("bj-card-split")];
  if (state.doubled) {
    const due = cards.length < house.opening + house.cardsAfterDouble;
    return due ? ["card", reason("bj-card-doubled")] : ["stand", reason("bj-stands-doubled")];
  }
  if (oneCardAce(house, state)) return ["stand", reason("bj-stands-split-ace")];
  return state.stood ? ["stand", reason("bj-stood")] : [null, null];
}

function playOf(house, state, { total }) {
  const fields = { total, limit: house.limit };
  const draw = [allowed(step(house, "bj-hit", fields)), allowed(step(house, "bj-stand", fields))];
  return [...draw, doubleOf(house, state), splitOf(house, state)];
}

function doubleOf(house, state) {
  if (state.cards.length !== house.opening) return refused(step(house, "bj-double-late"));
  if (!state.split) return allowed(step(house, "bj-double"));
  const clause = house.clauses["after-split"];
  return house.doubleAfterSplit ? allowed(step(house, "bj-double", {}, clause)) : refused(step(house, "bj-double-no-split", {}, clause));
}

function splitOf(house, state) {
  if (state.split) return refused(step(house, "bj-split-again"));
  const values = state.cards.map((card) => house.values[card.rank]);
  if (values.length !== house.opening || new Set(values).size !== 1) return refused(step(house, "bj-split-no-pair"));
  return allowed(step(house, "bj-split", { value: values[0] }));
}

function insuranceOf(house, state, up, late) {
  if (up.rank !== house.insuranceAgainst) return refused(step(house, "bj-insurance-no-ace"));
  if (late || state.split || state.doubled || state.cards.length > house.opening) return refused(step(house, "bj-insurance-late"));
  return allowed(step(house, "bj-insurance"));
}
