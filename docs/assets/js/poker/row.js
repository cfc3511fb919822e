/* A row on the table of poker: the places of a player's own cards, or of common cards. */

import { seatName } from "./names.js";
import { captionParts, fillSeat } from "../cards-view.js";
import { h, setAttribute } from "../dom.js";

export class Row {
  /** `onChoose(place)` is told the place that was pressed. */
  constructor(name, count, onChoose) {
    this.name = name;
    this.seats = Array.from({ length: count }, (_seat, place) => h("button", { type: "button", class: "seat", onclick: () => onChoose(place) }));
    this.caption = h("figcaption", { class: "hand__caption" }, ...captionParts(name, null, null));
    this.element = h("figure", { class: "hand" }, this.caption, h("div", { class: "hand__cards" }, this.seats));
  }

  /** Shows the cards of the row; `current` is the place of the next card, `counted` the codes of those that count. */
  show(cards, current, counted) {
    for (const [place, seat] of this.seats.entries()) {
      const card = cards[place];
      const counts = Boolean(card) && counted.has(card.code);
      setAttribute(seat, "aria-current", place === current ? "true" : null);
      setAttribute(seat, "aria-label", seatName(this.name, place + 1, card, counts));
      fillSeat(seat, card, place + 1)?.classList.toggle("playing-card--counts", counts);
    }
  }
}
