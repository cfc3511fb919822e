/* The calculator of blackjack: cards and choices in their order, what may be done and why, what each bet returns. */

import { asks, insuranceReason, supposed, toSettle } from "./amounts.js";
import { Course, HOLE, isChoice, legalStart } from "./course.js";
import { headline, reasonsOf } from "./explain.js";
import { Panel } from "./panel.js";
import { houseOf, play, settle } from "./rules.js";
import { decode, encode, readLog } from "./state.js";
import { readParts, writePartsSoon } from "../address.js";
import { readStake } from "../amount.js";
import { afterwards } from "../afterwards.js";
import { announcer } from "../announce.js";
import { Card, shuffledShoe } from "../cards.js";
import { setAttribute } from "../dom.js";
import { showReasons } from "../reasons.js";
import { _ } from "../words.js";

const GAME = "blackjack";

export class Calculator extends Panel {
  constructor(host, table) {
    super(host, table, GAME);
    this.log = [];
    this.at = 0;
    this.announce = announcer(host);
    this.open();
  }

  get house() {
    return houseOf(this.table, this.choices.version, this.choices.chosen);
  }

  /** Opens with what the address holds, else with the example in the text of the page's language. */
  open() {
    const parts = readParts(GAME);
    const { texts, logs, bet } = this.table.example;
    const text = texts[document.documentElement.lang] ?? texts[""];
    this.fill({ version: text, options: [], others: false, amounts: parts === "" ? [["initial", readStake(bet)]] : [], rounding: "" });
    if (parts === "") this.place(readLog(logs[text]));
    this.render();
    if (parts !== "") this.guard(() => this.restore(parts));
  }

  restore(parts) {
    const state = parts && decode(parts, this.table.versions);
    if (!state) {
      this.fail(_("The link does not describe a table. Lay the cards anew."));
      return;
    }
    new Course(houseOf(this.table, state.version, state.options), state.log, state.others);
    this.fill(state);
    this.place(state.log);
    this.render();
  }

  fill({ amounts, rounding, ...house }) {
    this.choices.fill(house);
    this.bets.fill(amounts);
    this.results.rounding = rounding;
  }

  place(log) {
    this.log = log;
    this.at = log.length;
  }

  courseOf(log) {
    return new Course(this.house, log, this.choices.othersDepend);
  }

  /** Takes this log. Throws RulesError for what the rules do not allow. */
  lay(log) {
    this.courseOf(log);
    this.place(log);
    this.changed();
  }

  /** Lays a card where the next one goes; in the place of another, later steps that no longer fit go. */
  pick(card, at = this.at) {
    const log = [...this.log];
    log[at] = card;
    this.picked = at;
    return this.guard(() => this.lay(at < this.log.length ? this.legal(log) : log));
  }

  legal(log) {
    return legalStart(this.house, log, this.choices.othersDepend);
  }

  giveSuit(suit) {
    const card = this.log[this.picked];
    if (card && !isChoice(card)) this.pick(new Card(card.rank, suit), this.picked);
  }

  choose(at) {
    if (at === HOLE) this.lay([...this.log, HOLE]);
    else this.at = Math.min(at, this.log.length);
    this.render();
    this.picker.focus();
  }

  /** A move by its button; a card that is due now is picked next. */
  move(action) {
    if (action === "hit") this.choose(this.log.length);
    else this.guard(() => this.lay([...this.log, action]));
    if (!this.course.decides) this.picker.focus();
  }

  undo() {
    this.lay(this.log.slice(0, Math.max(this.log.length - 1, 0)));
  }

  deal() {
    const shoe = shuffledShoe(this.house.decks);
    this.keepBet();
    this.lay(this.house.deal.map(() => shoe.next().value));
  }

  drawAtRandom() {
    if (this.course.next === null) return false;
    const laid = this.log.filter((one) => !isChoice(one)).map((card) => card.code);
    for (const card of shuffledShoe(this.house.decks)) {
      const at = laid.indexOf(card.code);
      if (at < 0) return this.pick(card, this.log.length);
      laid.splice(at, 1);
    }
    return false;
  }

  clear() {
    this.keepBet();
    this.lay([]);
  }

  /** Of the amounts only the initial bet stays for the next round. */
  keepBet() {
    this.bets.fill(this.bets.stakes().filter(([bet]) => bet === "initial"));
  }

  changeHouse() {
    this.place(this.legal(this.log));
    this.changed();
  }

  state() {
    const { version, chosen: options, othersDepend: others } = this.choices;
    return encode({ version, options, others, log: this.log, amounts: this.stakes(this.course), rounding: this.results.rounding });
  }

  /** The amounts that the course asks for and that can be read. */
  stakes(course) {
    return this.bets.stakes().filter(([bet]) => asks(course, bet));
  }

  changed() {
    this.fail("");
    this.link.said.textContent = "";
    this.render();
    writePartsSoon(GAME, () => this.state());
    this.announce(this.spoken);
  }

  render() {
    const course = this.courseOf(this.log);
    this.course = course;
    const played = course.next === null ? play(course.house, course.hands, course.dealer, course.others) : null;
    const lines = headline(course, played);
    const stakes = this.stakes(course);
    this.felt.show(course, played, this.at, lines, this.log.length);
    afterwards(this.moves, () => this.moves.show(course, insuranceReason(course, stakes)));
    const closed = this.at === this.log.length && course.next === null;
    afterwards(this.picker, () => (this.picker.closed = closed));
    setAttribute(this.oneCard, "aria-disabled", String(course.next === null));
    afterwards(this.bets, () => this.showBets(course, stakes));
    const settled = played ? this.settled(course, played, stakes) : [];
    afterwards(this.reasons, () => showReasons(this.reasons, [...reasonsOf(course, played), ...settled.map((bet) => bet.step)]));
    afterwards(this.results, () => this.results.show(settled));
    this.spoken = lines.map(([sentence]) => sentence).join(" ");
  }

  /** Shows the fields that the course asks for; an empty one says what is supposed. */
  showBets(course, stakes) {
    this.bets.showOnly((bet) => asks(course, bet));
    this.bets.suggest(supposed(course, stakes));
  }

  /** The settled bets; none when an amount is not allowed, and the reader sees why. */
  settled(course, played, stakes) {
    const amounts = toSettle(course, stakes);
    let settled = [];
    if (amounts) this.guard(() => (settled = settle(course.house, played, amounts)));
    return settled;
  }
}
