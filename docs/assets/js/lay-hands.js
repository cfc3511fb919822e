/* Hands are shown one after the other: drawing cards takes its time, and a deal changes all of them. */

import { afterwards, now } from "./afterwards.js";

const shown = new WeakMap();

/**
 * Shows hands: one that changes now, every other one once the page has been painted. Each is `{ part, cards, rest,
 * isChosen, show }`: `rest` is a list of all that `show()` shows besides the cards. A hand with other cards goes first,
 * then the one in which a place is chosen.
 */
export function layHands(hands) {
  const changed = hands.filter((hand) => hasOther(hand, "cards") || hasOther(hand, "rest"));
  const first = changed.find((hand) => hasOther(hand, "cards")) ?? changed.find(({ isChosen }) => isChosen) ?? changed[0];
  for (const hand of hands) {
    if (hand === first) now(hand.part, () => show(hand));
    else if (changed.includes(hand)) afterwards(hand.part, () => show(hand));
    else now(hand.part, () => {});
  }
}

/** Whether a list of a hand, `cards` or `rest`, is another than on the page. */
function hasOther(hand, list) {
  const before = shown.get(hand.part)?.[list];
  return before?.length !== hand[list].length || hand[list].some((each, at) => same(each) !== same(before[at]));
}

const same = (each) => each?.code ?? each;

function show(hand) {
  shown.set(hand.part, { ...hand, cards: [...hand.cards] });
  hand.show();
}
