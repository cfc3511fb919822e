/* A whole round of one player's hand, checked and judged. As in rules_core.blackjack.rounds. */

import { checkOpening, decide, replay } from "./dealer.js";
import { judge, step, value } from "./hands.js";
import { checkCourse } from "./player.js";
import { checkShoe } from "../cards.js";
import { RulesError } from "../errors.js";

/**
 * A finished round: `hands` are `{ cards, split, doubled }`, two of them after a split; `others`: hands of other
 * players still depend on the dealer. Throws RulesError for cards that the rules do not allow.
 */
export function play(house, hands, dealer, others = false) {
  checkShoe([...hands.flatMap((hand) => hand.cards), ...dealer], house.decks);
  for (const hand of hands) checkCourse(house, hand);
  checkPair(house, hands);
  checkOpening(house, dealer);
  checkBlackjackEnds(house, hands, dealer);
  const valued = hands.map((hand) => value(house, hand.cards, hand.split));
  const { hand: against, steps } = replay(house, dealer, others || valued.some(undecided));
  const results = valued.map((hand, at) => judge(house, hand, against, hands[at].doubled));
  const reasons = [dealt(house, valued, against), ...valued.map((hand) => hand.step), ...steps, ...results.map((one) => one.step)];
  return { results, dealer: against, steps: reasons };
}

/** Whether the dealer's cards can still change what becomes of the hand. */
export const undecided = (hand) => !(hand.bust || hand.blackjack);

/** Whether the dealer has blackjack and shows that before anybody plays. */
export const endsAtOnce = (house, dealer) =>
  dealer.length >= house.opening && dealer[0].rank === house.insuranceAgainst && decide(house, dealer.slice(0, house.opening)).hand.blackjack;

function checkPair(house, hands) {
  if (!hands[0].split) return;
  const cards = hands.map((hand) => hand.cards[0]);
  if (new Set(cards.map((card) => house.values[card.rank])).size > 1) throw new RulesError("bj-split-no-pair-given", { cards });
}

/** Throws `bj-play-after-check` when a player went on after the dealer had found blackjack under an ace. */
export function checkBlackjackEnds(house, hands, dealer) {
  const playedOn = hands.some((hand) => hand.split || hand.doubled || hand.cards.length > house.opening);
  if (playedOn && endsAtOnce(house, dealer)) throw new RulesError("bj-play-after-check", { cards: dealer.slice(0, house.opening) });
}

function dealt(house, [first, second], dealer) {
  const fields = { player_cards: first.cards, dealer_cards: dealer.cards, split_cards: second?.cards };
  return step(house, second ? "bj-dealt-split" : "bj-dealt", fields);
}
