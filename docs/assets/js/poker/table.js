/* The table of poker: rows of common cards, then the players, and what is said of them. */

import { rowName } from "./names.js";
import { PlayerRow } from "./player-row.js";
import { Row } from "./row.js";
import { showSpoken } from "../cards-view.js";
import { h } from "../dom.js";

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
    for (const [row, cards] of state.rows.entries()) this.rows[row].show(cards, at?.row === row ? at.place : null, countedIn(state, row, shown));
    for (const [player, left] of state.left.entries()) this.rows[player].showOutcome(player + 1, left, shown, won?.[player] ?? null);
    showSpoken(this.result, lines);
    this.spoken = lines.map(([sentence]) => sentence).join(" ");
  }

  /** Makes the places anew when their number has changed. */
  lay(state) {
    const shape = state.rows.map((row) => row.length).join() + state.players;
    if (shape === this.shape) return;
    this.shape = shape;
    this.rows = state.rows.map((cards, row) => this.row(state, row, cards.length));
    const elements = this.rows.map(({ element }) => element);
    this.players.replaceChildren(...elements.slice(0, state.players));
    this.boards.replaceChildren(...elements.slice(state.players));
  }

  row(state, row, count) {
    const name = rowName(state, row);
    const onChoose = (place) => this.onChoose(row, place);
    return row < state.players ? new PlayerRow(name, count, onChoose, (left) => this.onLeft(row, left)) : new Row(name, count, onChoose);
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
