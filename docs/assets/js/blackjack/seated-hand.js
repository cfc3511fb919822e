/* A hand on the table of blackjack: its name, its total, a seat for each card and for the one that comes next. */

import { HOLE } from "./course.js";
import { fillSeat, showCaption } from "../cards-view.js";
import { h, setAttribute } from "../dom.js";
import { _ } from "../words.js";

const BACK = { code: "back" };

export class SeatedHand {
  /** `onChoose(at)` is told the place in the log of the card that was pressed. */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.seats = [];
    this.caption = h("figcaption", { class: "hand__caption" });
    this.cards = h("div", { class: "hand__cards" });
    this.element = h("figure", { class: "hand" }, this.caption, this.cards);
  }

  /** Shows the hand: `seats` are `{ card, at, open, chosen }`, a card null for the next, `HOLE` face down. */
  show({ name, total, marks, classes = "", seats }) {
    showCaption(this.caption, name, total, marks.length ? marks.join(", ") : null, _("total"));
    setAttribute(this.element, "class", `hand ${classes}`.trim());
    while (this.seats.length > seats.length) this.seats.pop().remove();
    for (const [place, seat] of seats.entries()) this.showSeat(this.seats[place] ?? this.seat(), name, place + 1, seat);
  }

  seat() {
    const seat = h("button", { type: "button", class: "seat", onclick: () => this.onChoose(seat.at) });
    this.seats.push(seat);
    this.cards.append(seat);
    return seat;
  }

  showSeat(seat, hand, number, { card, at, open, chosen }) {
    seat.at = at;
    setAttribute(seat, "data-seat", card === HOLE ? HOLE : `${hand} ${number}`);
    setAttribute(seat, "aria-label", seatName(hand, number, card));
    fillSeat(seat, card === HOLE ? BACK : card, number);
    seat.disabled = !open;
    setAttribute(seat, "aria-current", chosen ? "true" : null);
  }
}

function seatName(hand, number, card) {
  if (card === HOLE) return _("hole card, face down");
  return card ? _("{hand}, card {number}: {card}", { hand, number, card: card.name }) : _("{hand}, card {number}: not dealt yet", { hand, number });
}
