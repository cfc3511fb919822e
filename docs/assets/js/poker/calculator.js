/* The calculator of poker: hands and common cards, the best five of each hand, who wins and why, pots. */

import { guarded } from "../guard.js";
import { settle } from "./pots.js";
import { potTables } from "./pots-view.js";
import { checkPack, Showdown } from "./rules.js";
import { Settings } from "./settings.js";
import { decode, State } from "./state.js";
import { JOIN, partName, PokerTable, rowName } from "./table.js";
import { readParts, shareAddress, writeParts } from "../address.js";
import { readAmount } from "../amount.js";
import { announcer } from "../announce.js";
import { BetFields } from "../bet-fields.js";
import { fullDeck, shuffledShoe } from "../cards.js";
import { button, h } from "../dom.js";
import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";
import { Picker } from "../picker.js";
import { reasonItems, sentenceParts } from "../reasons.js";
import { _, say } from "../words.js";

const GAME = "poker";

export class Calculator {
  constructor(host, table) {
    this.host = host;
    this.table = table;
    const variant = host.getAttribute("variant") ?? "";
    this.game = Object.hasOwn(table.games, variant) ? variant : table.opens;
    this.build();
    this.announce = announcer(host);
    this.open();
  }

  build() {
    this.settings = new Settings(this.table, (chosen) => this.set(chosen));
    this.view = new PokerTable((row, place) => this.choose(row, place), (player, left) => this.leave(player, left));
    this.picker = new Picker({ onPick: (card) => this.pick(card), onUndo: () => this.undo() });
    this.error = h("p", { class: "error", role: "alert" });
    this.bets = h("div", { class: "showdown__bets" });
    this.potError = h("p", { class: "error", role: "alert" });
    this.reasons = h("ol", { class: "reasons" });
    this.results = h("div", {});
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const parts = [this.settings, this.view, this.error, this.picker, this.actions(), this.bets, this.potError, status, this.results];
    this.host.append(...parts.map((part) => part.element ?? part));
  }

  actions() {
    this.copied = h("span", { role: "status" });
    return h(
      "div",
      { class: "calculator__actions" },
      button(_("Deal at random"), () => this.deal(), { class: "button button--primary" }),
      button(_("Take back the last card"), () => this.undo()),
      button(_("Clear the table"), () => this.clear()),
      button(_("Copy the link"), () => this.copy()),
      this.copied,
    );
  }

  /** Opens with what the address holds, else with the example of the game. */
  open() {
    const parts = readParts(GAME);
    this.take(this.example(this.game, parts !== ""));
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

  /** Runs what may fail; a RulesError becomes the error that the reader sees. */
  guard(action, place = this.error) {
    return guarded(action, (sentence) => {
      place.textContent = sentence;
    });
  }

  /** Puts a whole state on the table. */
  take(state) {
    this.state = state;
    this.untouched = false;
    this.laid = this.filled();
    this.at = this.nextPlace();
    this.fields();
    this.render();
  }

  /** The fields for what each player has put into the pot. */
  fields() {
    const { state } = this;
    const numbers = state.hands.map((_row, at) => at + 1);
    const options = { heading: _("Put into the pot"), readText: readAmount };
    this.betFields = new BetFields(numbers, (number) => rowName(state, number - 1), () => this.stake(), options);
    this.betFields.fill(state.bets);
    this.bets.replaceChildren(this.betFields.element);
  }

  filled() {
    return this.state.rows.flatMap((cards, row) => cards.flatMap((card, place) => (card ? [{ row, place }] : [])));
  }

  /** The first empty place from this row on, of a player who is still in or of the common cards. */
  nextPlace(from = 0) {
    const { rows, left } = this.state;
    const order = [...rows.keys()].map((row) => (row + from) % rows.length);
    const row = order.find((each) => !left[each] && rows[each].includes(null));
    return row === undefined ? null : { row, place: rows[row].indexOf(null) };
  }

  set({ game, form, soko, players, shared, otherGame }) {
    const fresh = otherGame && this.untouched;
    const asBefore = this.untouched && !otherGame && players === this.state.players && shared === null;
    const state = fresh ? this.example(game) : this.state;
    if (!fresh) {
      state.game = game;
      const most = Math.min(players, state.rules.players);
      state.resize(most, shared ?? Math.max(state.leastShared(most), otherGame || players !== state.players ? 0 : state.shared));
    }
    Object.assign(state, { form, soko });
    this.take(state);
    this.untouched = fresh || asBefore;
    this.changed();
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
    this.at = this.nextPlace(row);
    this.touched();
    return true;
  }

  undo() {
    const last = this.laid.pop();
    if (!last) return;
    this.state.rows[last.row][last.place] = null;
    this.at = last;
    this.touched();
  }

  choose(row, place) {
    this.at = { row, place };
    this.render();
    this.picker.focus();
  }

  leave(player, left) {
    this.state.left[player] = left;
    this.at = this.nextPlace();
    this.touched();
  }

  stake() {
    this.state.bets = this.betFields.stakes();
    this.touched();
  }

  deal() {
    const shoe = shuffledShoe(this.table.decks);
    for (const row of this.state.rows) row.forEach((_card, place) => (row[place] = shoe.next().value));
    this.take(this.state);
    this.touched();
  }

  clear() {
    for (const row of this.state.rows) row.fill(null);
    Object.assign(this.state, { bets: [], left: this.state.left.map(() => false) });
    this.take(this.state);
    this.touched();
  }

  async copy() {
    const link = shareAddress(GAME, this.state.encode());
    try {
      await navigator.clipboard.writeText(link);
      this.copied.textContent = _("Link copied");
    } catch {
      writeParts(GAME, this.state.encode());
      this.copied.textContent = _("The link is in the address bar of the browser.");
    }
  }

  touched() {
    this.untouched = false;
    this.changed();
  }

  changed() {
    this.error.textContent = "";
    this.copied.textContent = "";
    this.render();
    writeParts(GAME, this.state.encode());
    this.announce(this.view.spoken);
  }

  render() {
    const { state } = this;
    this.settings.show(state);
    const shown = this.showdown();
    const live = state.hands.flatMap((_row, at) => (state.left[at] ? [] : [at + 1]));
    const settled = this.settled(live, shown);
    const lines = this.lines(live, shown);
    this.view.show(state, { at: this.at, shown, won: settled?.won ?? null }, lines);
    this.picker.taken = (this.at ? state.cards : fullDeck()).map((card) => card.code);
    this.reasons.replaceChildren(...reasonItems(this.steps(live, shown, settled)));
    this.results.replaceChildren(...(settled ? [potTables(settled)] : []));
  }

  /** The showdown of the players who are in; null as long as cards are missing or nobody is left to show. */
  showdown() {
    const { game, form, soko, boards } = this.state;
    const hands = this.state.hands.map((row, at) => (this.state.left[at] ? null : row));
    if (hands.every((row) => !row) || [...hands, ...boards].some((row) => row?.includes(null))) return null;
    // A change of the stakes alone leaves the showdown as it is.
    const key = JSON.stringify([game, form, soko, hands, boards]);
    if (this.kept?.key !== key) this.kept = { key, shown: new Showdown(this.table, { game, form, soko, hands, boards }) };
    return this.kept.shown;
  }

  settled(live, shown) {
    this.potError.textContent = "";
    if (!this.state.bets.length || (!shown && live.length > 1)) return null;
    const bets = new Map(this.state.bets);
    const paid = this.state.hands.map((_row, at) => bets.get(at + 1) ?? new Fraction(0n));
    let settled = null;
    this.guard(() => (settled = settle(this.table, paid, live, shown)), this.potError);
    return settled;
  }

  alone([winner]) {
    return { code: "poker-alone", clause: this.table.clauses["poker-alone"], fields: { winner } };
  }

  /** With pots the winner of each pot is told, without them that of the whole. */
  steps(live, shown, settled) {
    if (!shown) return live.length === 1 ? [this.alone(live), ...(settled?.steps ?? [])] : [];
    return settled ? [...shown.parts.flatMap((part) => shown.shown(part)), ...settled.steps] : shown.steps;
  }

  /** The sentences on the table: who wins each part, else which cards are missing. */
  lines(live, shown) {
    if (live.length === 1) return [sentenceParts(this.alone(live))];
    if (!shown) return live.length ? [[_("Cards are still missing: {names}", { names: this.missing().join(", ") })]] : [[say("poker-folded-all")]];
    return shown.parts.map((part) => {
      const [sentence, ...link] = sentenceParts(shown.decide(part, shown.numbers).step);
      return [[...partName(shown, part).slice(0, part.board ? 1 : 0), sentence].join(JOIN), ...link];
    });
  }

  missing() {
    const { rows, left } = this.state;
    return [...rows.keys()].filter((row) => !left[row] && rows[row].includes(null)).map((row) => rowName(this.state, row));
  }
}
