/* The table of poker: rows of common cards, then the players, with the five cards that count for each. */

import { captionParts, cardPicture } from "../cards-view.js";
import { h, setAttribute } from "../dom.js";
import { Share } from "../fraction.js";
import { _, number as written, say } from "../words.js";

/** Stands between a part of the pot and what is said of it. */
export const JOIN = " · ";

export class PokerTable {
  /** `onChoose(row, place)` is told the place that was pressed, `onLeft(player, left)` who leaves the round. */
  constructor(onChoose, onLeft) {
    Object.assign(this, { onChoose, onLeft, shape: "" });
    this.result = h("p", { class: "coup__result" });
    this.boards = h("div", { class: "showdown__boards" });
    this.players = h("div", { class: "coup" });
    this.element = h("div", { class: "showdown felt" }, this.boards, this.players, this.result);
  }

  /** Shows a state; `shown` is its showdown, `won` what each player gets of the pots: null as long as there is none. */
  show(state, { at, shown, won }, lines) {
    this.lay(state);
    for (const [row, cards] of state.rows.entries()) this.showRow(this.rows[row], cards, at?.row === row ? at.place : null, countedIn(state, row, shown));
    for (const [player, row] of this.rows.slice(0, state.players).entries()) this.showPlayer(row, player, state, shown, won);
    this.result.replaceChildren(...lines.flatMap((parts) => [h("span", { class: "coup__line" }, ...parts), " "]));
    this.spoken = lines.map(([sentence]) => sentence).join(" ");
  }

  /** Makes the places anew when their number has changed. */
  lay(state) {
    const shape = state.rows.map((row) => row.length).join() + state.players;
    if (shape === this.shape) return;
    this.shape = shape;
    this.rows = state.rows.map((cards, row) => this.row(cards.length, row, rowName(state, row)));
    for (const [player, row] of this.rows.slice(0, state.players).entries()) this.addLeaving(row, player);
    this.players.replaceChildren(...this.rows.slice(0, state.players).map(({ figure }) => figure));
    this.boards.replaceChildren(...this.rows.slice(state.players).map(({ figure }) => figure));
  }

  row(count, row, name) {
    const seats = Array.from({ length: count }, (_seat, place) =>
      h("button", { type: "button", class: "seat", onclick: () => this.onChoose(row, place) }),
    );
    const caption = h("figcaption", { class: "hand__caption" }, ...captionParts(name, null, null));
    const figure = h("figure", { class: "hand" }, caption, h("div", { class: "hand__cards" }, seats));
    return { name, seats, caption, figure };
  }

  addLeaving(row, player) {
    row.left = h("input", { type: "checkbox", onchange: () => this.onLeft(player, row.left.checked) });
    row.fives = h("div", { class: "showdown__fives" });
    // Translators: a box to tick at a player's hand of poker
    const label = h("label", { class: "showdown__left" }, row.left, " ", _("has left the round"));
    row.figure.append(row.fives, label);
  }

  showRow({ name, seats }, cards, current, counted) {
    for (const [place, seat] of seats.entries()) {
      const card = cards[place];
      const counts = Boolean(card) && counted.has(card.code);
      seat.classList.toggle("seat--filled", Boolean(card));
      setAttribute(seat, "aria-current", place === current ? "true" : null);
      setAttribute(seat, "aria-label", seatName(name, place + 1, card, counts));
      const picture = card ? cardPicture(card) : h("span", { class: "seat__label", "aria-hidden": "true" }, String(place + 1));
      picture.classList.toggle("playing-card--counts", counts);
      seat.replaceChildren(picture);
    }
  }

  showPlayer({ name, caption, figure, fives, left }, player, state, shown, won) {
    const number = player + 1;
    const share = shown?.shares.get(number);
    const wins = won ? won[player].n > 0n : Boolean(share?.n);
    caption.replaceChildren(...captionParts(name, null, wins ? markOf(won?.[player], share) : null));
    figure.classList.toggle("hand--winner", wins);
    figure.classList.toggle("hand--left", state.left[player]);
    left.checked = state.left[player];
    const parts = shown && share ? shown.parts.filter((part) => part.hands.has(number)) : [];
    fives.replaceChildren(...parts.map((part) => five(shown, part, part.hands.get(number))));
  }
}

/** The codes of the cards of a row that count: of a player's for any part, of common ones for a hand that wins. */
function countedIn(state, row, shown) {
  if (!shown) return new Set();
  const own = row < state.players;
  const board = row - state.players + 1;
  const parts = shown.parts.filter((part) => own || !part.board || part.board === board);
  const hands = parts.flatMap((part) => (own ? [part.hands.get(row + 1)] : shown.decide(part, shown.numbers).winners.map((winner) => part.hands.get(winner))));
  return new Set(hands.flatMap((hand) => hand?.cards ?? []).map((card) => card.code));
}

/** What a player or a row of common cards is called. */
export function rowName(state, row) {
  if (row < state.players) return _("Player {number}", { number: row + 1 });
  return state.boards.length > 1 ? _("Common cards, row {number}", { number: row - state.players + 1 }) : _("Common cards");
}

function seatName(hand, number, card, counts) {
  if (!card) return _("{hand}, card {number}: not dealt yet", { hand, number });
  const name = _("{hand}, card {number}: {card}", { hand, number, card: card.name });
  return counts ? [name, _("counts")].join(", ") : name;
}

function markOf(amount, share) {
  // Translators: mark beside a hand: what it gets of the pots
  return amount ? _("gets {amount}", { amount: written(amount) }) : _("wins {share}", { share: Share.of(share) });
}

/** The hand for a part of the pot: its class and its five cards. */
function five(shown, part, { category, cards }) {
  const words = [...partName(shown, part), say(category.code)].join(JOIN);
  const pictures = cards.map((card) => cardPicture(card, { named: true, mini: true }));
  const name = h("span", { class: "showdown__class" }, words);
  return h("div", { class: "showdown__five" }, name, " ", h("span", { class: "showdown__cards" }, pictures));
}

/** What a part of the pot is called, where there are several. */
export function partName(shown, part) {
  if (shown.parts.length === 1) return [];
  const halves = new Set(shown.parts.map(({ low }) => low)).size > 1;
  const row = part.board ? [_("Row {number}", { number: part.board })] : [];
  return halves ? [...row, part.low ? _("Weakest hand") : _("Best hand")] : row;
}
