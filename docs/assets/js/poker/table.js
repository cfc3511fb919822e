/* The table of poker: rows of common cards, then the players, and what is said of them. */

import { rowName } from "./names.js";
import { PlayerRow } from "./player-row.js";
import { Row } from "./row.js";
import { showSpoken } from "../cards-view.js";
import { h, setChildren } from "../dom.js";
import { layHands } from "../lay-hands.js";

export class PokerTable {
  /** `onChoose(row, place)` is told the place that was pressed, `onLeft(player, left)` who leaves the round. */
  constructor(onChoose, onLeft) {
    Object.assign(this, { onChoose, onLeft, rows: [] });
    this.result = h("p", { class: "coup__result" });
    this.boards = h("div", { class: "showdown__boards" });
    this.players = h("div", { class: "coup" });
    this.element = h("div", { class: "showdown felt" }, this.boards, this.players, this.result);
  }

  /** Shows a state; `shown` is its showdown, `won` what each player gets of the pots: null as long as there is none. */
  show(state, { at, shown, won }, lines) {
    this.lay(state);
    this.showRows(state, at, shown, won);
    showSpoken(this.result, lines);
    this.spoken = lines.map(([sentence]) => sentence).join(" ");
  }

  showRows(state, at = null, shown = null, won = null) {
    const hands = state.rows.map((row, place) => {
      const part = this.rows[place];
      const cards = [...row];
      const isChosen = at?.row === place;
      const current = isChosen ? at.place : null;
      const [left, gets] = [state.left[place], won?.[place] ?? null];
      const show = () => {
        part.show(cards, current, countedIn(state, place, shown));
        if (place < state.players) part.showOutcome(place + 1, left, shown, gets);
      };
      return { part, cards, rest: [place, current, shown, left, String(gets)], isChosen, show };
    });
    layHands(hands);
  }

  /** Sees to it that there is a row for each hand and each row of common cards; one that is as before stays. */
  lay(state) {
    const before = this.rows;
    this.rows = state.rows.map((cards, place) => {
      const isPlayer = place < state.players;
      const [name, count] = [rowName(state, place), cards.length];
      const row = before.find((each) => each instanceof PlayerRow === isPlayer && each.name === name && each.seats.length === count) ?? this.row(name, count, isPlayer);
      row.place = place;
      return row;
    });
    const elements = this.rows.map(({ element }) => element);
    setChildren(this.players, elements.slice(0, state.players));
    setChildren(this.boards, elements.slice(state.players));
  }

  row(name, count, isPlayer) {
    const onChoose = (place) => this.onChoose(row.place, place);
    const row = isPlayer ? new PlayerRow(name, count, onChoose, (left) => this.onLeft(row.place, left)) : new Row(name, count, onChoose);
    return row;
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
