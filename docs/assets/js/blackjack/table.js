/* The table of blackjack: the dealer above, the player's hand or hands below, a seat for the card that comes next. */

import { DEALER, HOLE } from "./course.js";
import { value } from "./hands.js";
import { captionParts, cardPicture } from "../cards-view.js";
import { h, setAttribute } from "../dom.js";
import { _ } from "../words.js";

const CLASSES = { win: "hand--winner", push: "hand--tie", lose: "hand--loser" };
const BACK = { code: "back" };

export class FeltTable {
  /** `onChoose(at)` is told the place in the log of the card that was pressed, or the one after the last. */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.hands = h("div", { class: "coup coup--table coup--seats felt" });
    this.result = h("p", { class: "coup__result" });
    this.element = this.hands;
  }

  /** Shows a course; `played` is the round when it is over, `at` the chosen place, `lines` what stands below. */
  show(course, played, at, lines, end) {
    const focused = this.focused();
    const player = course.hands.map((hand, number) => this.hand(course, hand, number, played, at, end));
    this.result.replaceChildren(...lines.flatMap((parts) => [h("span", { class: "coup__line" }, ...parts), " "]));
    this.hands.replaceChildren(this.dealer(course, at, end), ...player, this.result);
    this.hands.querySelector(`[data-seat="${focused}"]`)?.focus();
  }

  /** The seat that has the keyboard: it keeps it when the table is drawn anew. */
  focused() {
    return this.hands.contains(document.activeElement) ? document.activeElement.dataset.seat : null;
  }

  dealer(course, at, end) {
    const { house, dealer, dealerPlaces } = course;
    const name = dealerName();
    const seats = dealer.map((card, place) => this.seat(name, place, card, dealerPlaces[place], at));
    const hidden = dealer.length === 1 && course.next !== DEALER;
    if (hidden) seats.push(this.hole());
    if (course.next === DEALER || !dealer.length) seats.push(this.seat(name, dealer.length, null, end, at, course.next === DEALER));
    const known = dealer.length >= house.opening ? value(house, dealer) : null;
    return figure(name, known, worth(known), "", seats);
  }

  hand(course, hand, number, played, at, end) {
    const { house } = course;
    const name = handName(course, number);
    const seats = hand.cards.map((card, place) => this.seat(name, place, card, hand.places[place], at));
    if (course.next === number) seats.push(this.seat(name, hand.cards.length, null, end, at, true));
    const known = hand.cards.length ? value(house, hand.cards, hand.split) : null;
    const result = played?.results[number].result;
    const marks = [...worth(known), hand.doubled && _("doubled"), resultWord(result)].filter(Boolean);
    return figure(name, known, marks, CLASSES[result] ?? (course.decides && course.turn === number ? "hand--turn" : ""), seats);
  }

  seat(hand, place, card, logPlace, at, open = true) {
    const number = place + 1;
    const name = card ? _("{hand}, card {number}: {card}", { hand, number, card: card.name }) : _("{hand}, card {number}: not dealt yet", { hand, number });
    const shown = card ? cardPicture(card) : h("span", { class: "seat__label", "aria-hidden": "true" }, String(number));
    const classes = card ? "seat seat--filled" : "seat";
    const seat = h("button", { type: "button", class: classes, "aria-label": name, "data-seat": `${hand} ${number}`, onclick: () => this.onChoose(logPlace) }, shown);
    seat.disabled = !open;
    setAttribute(seat, "aria-current", open && logPlace === at ? "true" : null);
    return seat;
  }

  /** The hole card lies face down until it is turned; pressed, it is the next to be laid. */
  hole() {
    const name = _("hole card, face down");
    return h("button", { type: "button", class: "seat seat--filled", "aria-label": name, "data-seat": HOLE, onclick: () => this.onChoose(HOLE) }, cardPicture(BACK));
  }
}

function figure(name, known, marks, classes, seats) {
  const caption = captionParts(name, known ? known.total : null, marks.length ? marks.join(", ") : null, _("total"));
  const cards = h("div", { class: "hand__cards" }, seats);
  return h("figure", { class: `hand ${classes}` }, h("figcaption", { class: "hand__caption" }, ...caption), cards);
}

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
