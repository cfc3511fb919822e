/* The calculator of baccarat: cards in dealing order, who draws and why, what each bet returns. */

import { readParts, writePartsSoon } from "../address.js";
import { afterwards } from "../afterwards.js";
import { announcer } from "../announce.js";
import { legalStart, play, settle } from "./rules.js";
import { decode, encode } from "./state.js";
import { SeatedCoup } from "./table.js";
import { BetFields } from "../bet-fields.js";
import { BetResults } from "../bet-results.js";
import { Card, checkShoe, readCards, shuffledShoe } from "../cards.js";
import { button, field, h } from "../dom.js";
import { RulesError } from "../errors.js";
import { readStake } from "../amount.js";
import { oddsList } from "../odds-list.js";
import { guarded } from "../guard.js";
import { linkButton } from "../link-button.js";
import { Picker } from "../picker.js";
import { clauseLink, sentenceParts, showReasons } from "../reasons.js";
import { _, say } from "../words.js";

const GAME = "baccarat";
const betName = (bet) => say(`bet-${GAME}-${bet}`);

export class Calculator {
  constructor(host, table) {
    this.host = host;
    this.table = table;
    this.build();
    this.announce = announcer(host);
    this.open();
  }

  build() {
    this.coup = new SeatedCoup(this.table, (at) => this.choose(at));
    this.picker = new Picker({
      onPick: (card) => this.pick(card),
      onSuit: (suit) => this.giveSuit(suit),
      onUndo: () => this.lay(this.cards.slice(0, -1)),
    });
    this.error = h("p", { class: "error", role: "alert" });
    this.reasons = h("ol", { class: "reasons" });
    this.bets = new BetFields(this.table.areas, betName, () => this.changed());
    this.results = new BetResults(this.table.unit, betName, () => this.changed(), { commission: true });
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const parts = [this.coup, this.error, this.picker, this.actions(), this.typing(), this.bets, status, this.results];
    this.host.append(...parts.map((part) => part.element ?? part), oddsList(this.table.odds));
  }

  actions() {
    this.link = linkButton(GAME, () => this.state());
    return h(
      "div",
      { class: "calculator__actions" },
      button(_("Deal at random"), () => this.deal(), { class: "button button--primary" }),
      button(_("Take back the last card"), () => this.lay(this.cards.slice(0, -1))),
      button(_("Clear the table"), () => this.clear()),
      this.link.button,
      this.link.said,
    );
  }

  typing() {
    const example = this.table.example.cards;
    const input = h("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: example });
    const onsubmit = (event) => {
      event.preventDefault();
      this.guard(() => this.lay(readCards(input.value)));
    };
    const row = field(_("Cards in dealing order"), input);
    row.append(h("button", { class: "button" }, _("Lay the cards")));
    return h("form", { class: "calculator__fields", onsubmit }, row);
  }

  /** Opens with what the address holds, else with the example. */
  open() {
    const { cards, bets } = this.table.example;
    const parts = readParts(GAME);
    this.cards = parts === "" ? readCards(cards) : [];
    this.at = this.cards.length;
    if (parts === "") this.bets.fill(Object.entries(bets).map(([bet, stake]) => [bet, readStake(stake)]));
    this.render();
    if (parts !== "") this.guard(() => this.restore(parts));
  }

  restore(parts) {
    const state = parts && decode(parts, this.table.areas);
    if (!state) {
      this.fail(_("The link does not describe a table. Lay the cards anew."));
      return;
    }
    this.check(state.cards);
    this.bets.fill(state.bets);
    this.results.rounding = state.rounding;
    this.cards = state.cards;
    this.at = this.cards.length;
    this.render();
  }

  /** Runs what may fail; a RulesError becomes the error that the reader sees. True when nothing failed. */
  guard(action) {
    return guarded(action, (sentence) => this.fail(sentence));
  }

  fail(sentence) {
    this.error.textContent = sentence;
  }

  check(cards) {
    checkShoe(cards, this.table.decks);
    play(this.table, cards);
  }

  /** Lays these cards. Throws RulesError for cards that the round or the shoe does not take. */
  lay(cards) {
    this.check(cards);
    this.cards = cards;
    this.at = cards.length;
    this.changed();
  }

  /** Lays a card at the place in play; in the place of another, later cards that no longer fit go. */
  pick(card, at = this.at) {
    const cards = [...this.cards];
    cards[at] = card;
    this.picked = at;
    return this.guard(() => this.lay(at < this.cards.length ? legalStart(this.table, cards) : cards));
  }

  giveSuit(suit) {
    const card = this.cards[this.picked];
    if (card) this.pick(new Card(card.rank, suit), this.picked);
  }

  choose(at) {
    this.at = Math.min(at, this.cards.length);
    this.render();
    this.picker.focus();
  }

  deal() {
    const shoe = shuffledShoe(this.table.decks);
    const cards = [];
    while (play(this.table, cards).next) cards.push(shoe.next().value);
    this.lay(cards);
  }

  clear() {
    this.bets.fill([]);
    this.lay([]);
  }

  state() {
    return encode(this.cards, this.bets.stakes(), this.results.rounding);
  }

  changed() {
    this.fail("");
    this.link.said.textContent = "";
    this.render();
    writePartsSoon(GAME, () => this.state());
    this.announce(this.coup.spoken);
  }

  render() {
    const round = play(this.table, this.cards);
    this.coup.show(round, this.cards, this.at, this.headline(round));
    const closed = this.at === this.cards.length && !round.next;
    afterwards(this.picker, () => (this.picker.closed = closed));
    const settled = round.winner ? this.bets.stakes().map(([bet, stake]) => settle(this.table, round.winner, bet, stake)) : [];
    afterwards(this.reasons, () => showReasons(this.reasons, [...round.steps, ...settled.map((bet) => bet.step)]));
    afterwards(this.results, () => this.results.show(settled));
  }

  /** The sentence on the table: the result, else which card comes next and why. */
  headline(round) {
    if (round.winner) return [sentenceParts(round.steps.at(-1))];
    const next = _("Next card: {hand}", { hand: betName(round.next) });
    if (round.steps.length) return [sentenceParts(round.steps.at(-1)), [next]];
    return [[next, " ", clauseLink(this.table.clauses.dealt, next)]];
  }
}
