/* The table of baccarat: two hands with a seat for each card that they may get. */

import { totalOf } from "./rules.js";
import { fillSeat, showCaption, showSpoken } from "../cards-view.js";
import { h, setAttribute } from "../dom.js";
import { layHands } from "../lay-hands.js";
import { _, say } from "../words.js";

const SIDES = ["player", "banker"];

export class SeatedCoup {
  /** `onChoose(at)` is told the place in the row of the seat that was pressed. */
  constructor(table, onChoose) {
    this.table = table;
    this.hands = SIDES.map((side) => this.hand(side, onChoose));
    this.result = h("p", { class: "coup__result" });
    this.element = h("div", { class: "coup felt" }, ...this.hands.map((hand) => hand.figure), this.result);
  }

  hand(side, onChoose) {
    const opening = this.table.order.filter((other) => other === side).length;
    const seats = Array.from({ length: opening + 1 }, (_seat, place) => {
      const classes = place < opening ? "seat" : "seat seat--third";
      const seat = h("button", { type: "button", class: classes, onclick: () => onChoose(seat.at) });
      return seat;
    });
    const caption = h("figcaption", { class: "hand__caption" });
    const figure = h("figure", { class: `hand hand--${side}` }, caption, h("div", { class: "hand__cards" }, seats));
    return { side, name: say(`bet-baccarat-${side}`), seats, caption, figure };
  }

  /** Shows a round; `at` is the place in the row where the next card goes, `lines` what stands below the hands. */
  show(round, cards, at, lines) {
    const { winner, next, decided, places } = round;
    const rest = [winner, next, at, cards.length, JSON.stringify([decided, places])];
    layHands(
      this.hands.map((hand) => ({
        part: hand,
        cards: round.hands[hand.side],
        rest,
        isChosen: at < cards.length ? places[hand.side].includes(at) : next === hand.side,
        show: () => this.showHand(hand, round, cards, at),
      })),
    );
    showSpoken(this.result, lines);
    this.spoken = lines[0][0];
  }

  showHand(hand, round, cards, at) {
    this.showCaption(hand, round);
    for (const [place, seat] of hand.seats.entries()) this.showSeat(hand, place, seat, round, cards, at);
  }

  showCaption({ side, name, caption, figure }, round) {
    const wins = round.winner === side;
    const tie = round.winner !== null && !SIDES.includes(round.winner);
    const mark = wins ? _("wins") : tie ? _("tie") : null;
    const cards = round.hands[side];
    showCaption(caption, name, cards.length ? totalOf(this.table, cards) : null, mark);
    figure.classList.toggle("hand--winner", wins);
    figure.classList.toggle("hand--tie", tie);
  }

  showSeat({ side, name }, place, seat, round, cards, at) {
    const laid = round.places[side];
    const filled = place < laid.length;
    const next = round.next === side && place === laid.length;
    const closed = !filled && round.decided.includes(side);
    const card = filled ? cards[laid[place]] : null;
    seat.at = filled ? laid[place] : cards.length;
    seat.disabled = !filled && !next;
    seat.classList.toggle("seat--closed", closed);
    setAttribute(seat, "aria-current", (filled || next) && seat.at === at ? "true" : null);
    setAttribute(seat, "aria-label", seatName(name, place + 1, card, closed));
    fillSeat(seat, card, place + 1);
  }
}

function seatName(hand, number, card, closed) {
  if (card) return _("{hand}, card {number}: {card}", { hand, number, card: card.name });
  if (closed) return _("{hand}, card {number}: is not drawn", { hand, number });
  return _("{hand}, card {number}: not dealt yet", { hand, number });
}
