/* What the calculator says of a course: the sentence on the table, the reasons in their order. */

import { decide, holeCard } from "./dealer.js";
import { DEALER } from "./course.js";
import { value } from "./hands.js";
import { handName, receiverName } from "./table.js";
import { sentenceParts } from "../reasons.js";
import { _ } from "../words.js";

/** The lines on the table: the results, else whose turn it is and why. */
export function headline(course, played) {
  if (played) return played.results.map((result) => sentenceParts(result.step));
  if (course.decides) return [[whoDecides(course)]];
  const next = [_("Next card: {hand}", { hand: receiverName(course) })];
  const reason = reasonOfNext(course);
  return reason ? [sentenceParts(reason), next] : [next];
}

function whoDecides(course) {
  if (course.hands.length === 1) return _("The player decides.");
  return _("{hand}: the player decides.", { hand: handName(course, course.turn) });
}

/** Why the next card is due, null when it is a card of the deal. */
function reasonOfNext(course) {
  const { house, dealer, next } = course;
  if (next === DEALER) return dealer.length < house.opening ? null : decide(house, dealer).step;
  return course.turn === null ? null : course.moves.moves[0].step;
}

/** The reasons of a course so far, or of the whole round. */
export function reasonsOf(course, played) {
  if (played) return played.steps;
  const { house, dealer } = course;
  const hands = course.hands.filter(({ cards }) => cards.length > 1).map((hand) => value(house, hand.cards, hand.split).step);
  if (dealer.length === 1 && course.opened) return [...hands, holeCard(house, dealer[0]).step];
  return dealer.length > 1 && course.turn === null ? [...hands, decide(house, dealer).step] : hands;
}
