/* The calculator of poker: hands and common cards, the best five of each hand, who wins and why, pots. */

import { Outcome, showdownOf } from "./outcome.js";
import { Panel } from "./panel.js";
import { checkPack } from "./rules.js";
import { decode, State } from "./state.js";
import { readParts, writePartsSoon } from "../address.js";
import { afterwards, now } from "../afterwards.js";
import { announcer } from "../announce.js";
import { fullDeck, readCards, shuffledShoe } from "../cards.js";
import { showReasons } from "../reasons.js";
import { _ } from "../words.js";

const GAME = "poker";

export class Calculator extends Panel {
  constructor(host, table) {
    super(host, table, GAME);
    this.announce = announcer(host);
    this.open();
  }

  /** Opens with what the address holds, else with the example of the game that the page is about. */
  open() {
    const parts = readParts(GAME);
    const variant = this.host.getAttribute("variant") ?? "";
    const game = Object.hasOwn(this.table.games, variant) ? variant : this.table.opens;
    this.take(this.example(game, parts !== ""));
    if (parts === "") this.untouched = true;
    else this.guard(() => this.restore(parts));
  }

  example(game, empty = false) {
    const state = new State(this.table, game, this.table.games[game].example.hands.length);
    if (!empty) state.layExample();
    return state;
  }

  restore(parts) {
    const state = parts && decode(parts, this.table);
    if (state) this.take(state);
    else this.error.textContent = _("The link does not describe a table. Lay the cards anew.");
  }

  /** Puts a whole state on the table. */
  take(state) {
    this.state = state;
    this.untouched = false;
    this.laid = state.filled();
    this.at = state.nextPlace();
    this.showFields(state);
    this.render();
  }

  /** Other settings: the choice is painted before the table is laid anew. */
  choose(settings) {
    afterwards(this.settings, () => this.set(settings));
  }

  set({ game, form, soko, players, shared }) {
    const otherGame = game !== this.state.game;
    const fresh = otherGame && this.untouched;
    const asBefore = this.untouched && !otherGame && players === this.state.players && shared === null;
    const state = fresh ? this.example(game) : this.state;
    if (!fresh) {
      state.game = game;
      const most = Math.min(players, state.rules.players);
      state.resize(most, shared ?? Math.max(state.leastShared(most), otherGame || players !== state.players ? 0 : state.shared));
    }
    Object.assign(state, { form, soko });
    this.change(state);
    this.untouched = fresh || asBefore;
  }

  /** Takes a state that the reader has made. */
  change(state = this.state) {
    this.laid = state.filled();
    this.at = state.nextPlace();
    this.state = state;
    this.showFields(state);
    this.touched();
  }

  pick(card) {
    if (!this.at) return false;
    const { row, place } = this.at;
    const [target, before] = [this.state.rows[row], this.state.rows[row][place]];
    target[place] = card;
    if (!this.guard(() => checkPack(this.table, this.state.cards))) {
      target[place] = before;
      return false;
    }
    if (!before) this.laid.push(this.at);
    this.at = this.state.nextPlace(row);
    this.touched();
    return true;
  }

  /** Lays a typed row of cards; true when it was taken: then the next row can be typed. */
  type(row, text) {
    return this.guard(() => {
      this.state.layRow(row, readCards(text));
      this.laid = [...this.laid.filter((place) => place.row !== row), ...this.state.filled().filter((place) => place.row === row)];
      this.at = this.state.nextPlace(row);
      this.touched();
      now(this.typed, () => this.typed.show(this.state, this.at));
    });
  }

  undo() {
    const last = this.laid.pop();
    if (!last) return;
    this.state.rows[last.row][last.place] = null;
    this.at = last;
    this.touched();
  }

  goTo(row, place) {
    this.at = { row, place };
    this.render();
    this.picker.focus();
  }

  leave(player, left) {
    this.state.left[player] = left;
    this.at = this.state.nextPlace();
    this.touched();
  }

  /** An amount was typed: it stands in its field, and what it comes to follows. */
  stake() {
    this.state.bets = this.betFields.stakes();
    afterwards(this.bets, () => this.touched());
  }

  /** The first of the cards are painted before it is found out who wins. */
  deal() {
    const shoe = shuffledShoe(this.table.decks);
    for (const row of this.state.rows) row.forEach((_card, place) => (row[place] = shoe.next().value));
    this.view.showRows(this.state);
    afterwards(this.view, () => this.change());
  }

  clear() {
    for (const row of this.state.rows) row.fill(null);
    Object.assign(this.state, { bets: [], left: this.state.left.map(() => false) });
    this.change();
  }

  touched() {
    this.untouched = false;
    this.error.textContent = "";
    this.link.said.textContent = "";
    this.render();
    writePartsSoon(GAME, () => this.state.encode());
    this.announce(this.view.spoken);
  }

  render() {
    const { state } = this;
    this.potError.textContent = "";
    const outcome = new Outcome(this.table, state, this.showdown(), (action) => this.guard(action, this.potError));
    afterwards(this.settings, () => this.settings.show(state));
    this.view.show(state, { at: this.at, shown: outcome.shown, won: outcome.settled?.won ?? null }, outcome.lines);
    const taken = (this.at ? state.cards : fullDeck()).map((card) => card.code);
    afterwards(this.picker, () => (this.picker.taken = taken));
    afterwards(this.typed, () => this.typed.show(state, this.at));
    afterwards(this.reasons, () => showReasons(this.reasons, outcome.steps));
    afterwards(this.results, () => this.showPots(outcome.settled));
  }

  /** The showdown; a change of the stakes alone leaves it as it is. */
  showdown() {
    const { game, form, soko, hands, left, boards } = this.state;
    const key = JSON.stringify([game, form, soko, hands, left, boards]);
    if (this.kept?.key !== key) this.kept = { key, shown: showdownOf(this.table, this.state) };
    return this.kept.shown;
  }
}
