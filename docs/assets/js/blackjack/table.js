/* The table of blackjack: the dealer above, the player's hand or hands below, a seat for the card that comes next. */

import { DEALER, HOLE } from "./course.js";
import { value } from "./hands.js";
import { SeatedHand } from "./seated-hand.js";
import { showSpoken } from "../cards-view.js";
import { h } from "../dom.js";
import { layHands } from "../lay-hands.js";
import { _ } from "../words.js";

const CLASSES = { win: "hand--winner", push: "hand--tie", lose: "hand--loser" };

export class FeltTable {
  /** `onChoose(at)` is told the place in the log of the card that was pressed, or the one after the last. */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.dealer = new SeatedHand(onChoose);
    this.hands = [];
    this.result = h("p", { class: "coup__result" });
    this.element = h("div", { class: "coup coup--table coup--seats felt" }, this.dealer.element, this.result);
  }

  /** Shows a course; `played` is the round when it is over, `at` the chosen place, `lines` what stands below. */
  show(course, played, at, lines, end) {
    while (this.hands.length > course.hands.length) this.hands.pop().element.remove();
    const hands = course.hands.map((hand, number) => [this.hands[number] ?? this.add(), handShown(course, hand, number, played, at, end)]);
    const shown = [...hands, [this.dealer, dealerShown(course, at, end)]];
    layHands(
      shown.map(([hand, what]) => ({
        part: hand,
        cards: what.seats.map(({ card }) => card),
        rest: [JSON.stringify(what)],
        isChosen: what.seats.some(({ chosen }) => chosen),
        show: () => hand.show(what),
      })),
    );
    showSpoken(this.result, lines);
  }

  add() {
    const hand = new SeatedHand(this.onChoose);
    this.hands.push(hand);
    this.result.before(hand.element);
    return hand;
  }
}

function dealerShown(course, at, end) {
  const { house, dealer, dealerPlaces } = course;
  const seats = dealer.map((card, place) => seat(card, dealerPlaces[place], at));
  // The hole card lies face down until it is turned; pressed, it is the next to be laid.
  if (dealer.length === 1 && course.next !== DEALER) seats.push({ card: HOLE, at: HOLE, open: true, chosen: false });
  if (course.next === DEALER || !dealer.length) seats.push(seat(null, end, at, course.next === DEALER));
  const known = dealer.length >= house.opening ? value(house, dealer) : null;
  return { name: dealerName(), total: known?.total ?? null, marks: worth(known), seats };
}

function handShown(course, hand, number, played, at, end) {
  const { house } = course;
  const seats = hand.cards.map((card, place) => seat(card, hand.places[place], at));
  if (course.next === number) seats.push(seat(null, end, at));
  const known = hand.cards.length ? value(house, hand.cards, hand.split) : null;
  const result = played?.results[number].result;
  const marks = [...worth(known), hand.doubled && _("doubled"), resultWord(result)].filter(Boolean);
  const classes = CLASSES[result] ?? (course.decides && course.turn === number ? "hand--turn" : "");
  return { name: handName(course, number), total: known?.total ?? null, marks, classes, seats };
}

const seat = (card, place, at, open = true) => ({ card, at: place, open, chosen: open && place === at });

/** What a hand is besides its total. */
function worth(hand) {
  if (!hand) return [];
  if (hand.blackjack) return [_("blackjack")];
  if (hand.bust) return [_("bust")];
  return hand.soft ? [_("soft")] : [];
}

const resultWord = (result) => ({ win: _("wins"), lose: _("loses"), push: _("push") })[result];

export const dealerName = () => _("Dealer");

/** The player's hand, or one of two after a split. */
export const handName = (course, number) => (course.hands.length > 1 ? _("Hand {number}", { number: number + 1 }) : _("Player"));

/** The name of who gets the next card. */
export const receiverName = (course) => (course.next === DEALER ? dealerName() : handName(course, course.next));
