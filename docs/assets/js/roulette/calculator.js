/* The calculator of roulette: chips on the cloth, a number, what every bet gets and why; spin after spin in prison. */

import { readParts, writePartsSoon } from "../address.js";
import { afterwards, inTurn } from "../afterwards.js";
import { announcer } from "../announce.js";
import { randomOf } from "../cards.js";
import { setAttribute, setText } from "../dom.js";
import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";
import { oddsList } from "../odds-list.js";
import { showReasons } from "../reasons.js";
import { _, say } from "../words.js";
import { Panel } from "./panel.js";
import { houseOf, settle, voidRound, voidSpin } from "./rules.js";
import { decode, encode } from "./state.js";

const GAME = "roulette";

export class Calculator extends Panel {
  constructor(host, table) {
    super(host, table, GAME);
    this.start = host.getAttribute("version") ?? Object.keys(table.versions)[0];
    this.numbers = [];
    this.spoilt = null;
    this.bets = new Map();
    this.announce = announcer(host);
    this.open();
  }

  /** Opens with what the address holds, else with the example of the page's version. */
  open() {
    this.sit(this.start);
    const parts = readParts(GAME);
    if (parts === "") {
      const { numbers, bets } = this.house.rules.example;
      this.numbers = numbers;
      this.bets = new Map(Object.entries(bets).map(([bet, stake]) => [bet, Fraction.of(stake)]));
    } else this.restore(parts);
    this.render();
    this.showChips();
  }

  restore(parts) {
    try {
      const state = parts && decode(this.table, parts);
      if (!state) {
        this.error.textContent = _("The link does not describe a table. Lay the chips anew.");
        return;
      }
      this.sit(state.house.version, state);
      this.numbers = state.numbers;
      this.spoilt = state.spoilt;
      this.bets = new Map(state.bets);
      this.zero.restore(state);
      this.results.rounding = state.rounding;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.error.textContent = say(error.code, error.fields);
    }
  }

  /** Sits down at the table of a version. */
  sit(version, { option = null, drawn = null } = {}) {
    this.house = houseOf(this.table, version);
    const { rules } = this.house;
    this.choices.show(this.house, option ?? rules.options[0], drawn ?? rules.draw?.entries[0].label);
    this.layout = this.furniture.cloth;
    this.layout.adopt(this.house);
    this.keys = this.furniture.pad(this.house);
    this.spoiling.offer(this.house);
    this.odds.replaceChildren(oddsList(rules.odds));
  }

  /** Another version: its choice is painted before its table is laid. */
  choose(version) {
    afterwards(this.choices, () => this.change(version));
  }

  /** Bets and numbers that the other version knows too stay. */
  change(version) {
    this.sit(version);
    const { places, wheel } = this.house;
    this.bets = new Map([...this.bets].filter(([bet]) => places.has(bet)));
    this.numbers = this.numbers.every((number) => wheel.pockets.includes(number)) ? this.numbers : [];
    this.changed();
  }

  /** Adds a stake to a bet; null takes the bet off. */
  place(bet, stake) {
    if (!stake) {
      this.remove(bet);
      return;
    }
    const before = this.bets.get(bet);
    this.bets.set(bet, before ? before.plus(stake) : stake);
    this.changed({ bet });
  }

  remove(bet) {
    if (this.bets.delete(bet)) this.changed({ bet });
  }

  clear() {
    this.bets.clear();
    this.changed({ chips: true });
  }

  /** A number comes up: a further spin for bets in prison, else a new round. */
  pick(number) {
    this.spins(this.settled().waiting ? [...this.numbers, number] : [number]);
  }

  /** The spin does not count: that of a new round, or a further one for bets in prison. */
  spoil(cause) {
    this.spins(this.settled().waiting ? this.numbers : [], cause);
  }

  spinAtRandom() {
    if (!this.settled().waiting) this.choices.drawAtRandom();
    this.pick(randomOf(this.house.wheel.pockets));
  }

  spins(numbers, spoilt = null) {
    Object.assign(this, { numbers, spoilt });
    this.changed();
  }

  settled() {
    return settle(this.house, this.numbers, [...this.bets], this.rules());
  }

  rules() {
    const { chosenOption: option, drawn } = this.choices;
    return { option, drawn, options: this.zero.options, chip: this.zero.chipOf(this.house) };
  }

  state() {
    const { house, numbers, spoilt, bets } = this;
    return encode({ house, numbers, spoilt, ...this.rules(), rounding: this.results.rounding, bets: [...bets] });
  }

  /** Something is chosen anew: a chip on `bet`, other `chips`, or what else decides the round. That is painted first. */
  changed({ bet = null, chips = Boolean(bet) } = {}) {
    setText(this.error, "");
    setText(this.link.said, "");
    const cloth = [this.layout, () => this.showChips()];
    const answer = [this.spun, () => this.answer(bet)];
    if (chips) inTurn(cloth, answer);
    else inTurn(answer, cloth);
  }

  answer(bet = null) {
    this.render();
    writePartsSoon(GAME, () => this.state());
    this.announce([...(bet ? [`${this.layout.spoken(bet)}.`] : []), ...(bet && !this.decided ? [] : [this.spoken])].join(" "));
  }

  /** The round as it stands. Numbers that no bet waited for go: a bet may have been taken off. */
  round() {
    const round = this.settled();
    this.numbers = this.numbers.slice(0, round.used);
    if (!this.spoilt) return round;
    if (round.waiting) return voidSpin(this.house, this.spoilt, round);
    this.numbers = [];
    return voidRound(this.house, this.spoilt, [...this.bets]);
  }

  /** Shows the chips on the cloth, and says what lies on the place that is chosen in the list. */
  showChips() {
    this.layout.show([...this.bets], this.choices.drawn, this.numbers.at(-1));
    this.list.show(this.house, this.choices.drawn);
    this.list.tell();
  }

  render() {
    const bets = [...this.bets];
    this.zero.show(this.house, bets, this.choices.chosenOption);
    const round = this.round();
    this.decided = Boolean(this.numbers.length || this.spoilt);
    this.keys.show(this.numbers.at(-1));
    this.spoiling.show(this.spoilt);
    setAttribute(this.back, "aria-disabled", String(!this.numbers.length));
    this.spoken = this.spun.show(this.house, this.numbers, round, this.marks());
    afterwards(this.results, () => this.results.show(round.bets));
    afterwards(this.reasons, () => showReasons(this.reasons, this.reasonsOf(round)));
  }

  /** Why the bets of a round get what they get; after several spins also what came up. */
  reasonsOf(round) {
    const spins = Object.values(this.table.spins);
    return round.bets.length ? round.steps.filter((step) => round.used > 1 || !spins.includes(step.code)) : [];
  }

  /** The codes of the steps that say what came up. */
  marks() {
    const spins = Object.values(this.table.spins);
    return this.spoilt ? [...spins, this.house.rules.voids[this.spoilt].steps[0].code] : spins;
  }
}
