/* The calculator of roulette: chips on the cloth, a number, what every bet gets and why; spin after spin in prison. */

import { readParts, writeParts } from "../address.js";
import { announcer } from "../announce.js";
import { BetResults } from "../bet-results.js";
import { randomOf } from "../cards.js";
import { ChipTray } from "../chips.js";
import { button, h, setAttribute } from "../dom.js";
import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";
import { linkButton } from "../link-button.js";
import { NumberPad } from "../number-pad.js";
import { oddsList } from "../odds-list.js";
import { reasonItems, sentenceParts } from "../reasons.js";
import { _, say } from "../words.js";
import { Choices } from "./choices.js";
import { betName, houseOf, settle } from "./rules.js";
import { decode, encode } from "./state.js";
import { Cloth, pocket, pocketName } from "./table.js";

const GAME = "roulette";

export class Calculator {
  constructor(host, table) {
    this.table = table;
    this.start = host.getAttribute("version") ?? Object.keys(table.versions)[0];
    this.numbers = [];
    this.bets = new Map();
    this.build(host);
    this.announce = announcer(host);
    this.open();
  }

  build(host) {
    this.choices = new Choices(this.table, { onVersion: (version) => this.change(version), onChange: () => this.changed() });
    this.tray = new ChipTray(this.table.chips, this.table.chip);
    this.cloth = h("div", {});
    this.pad = h("div", {});
    this.results = new BetResults(this.table.unit, (bet) => betName(this.house, this.house.places.get(bet)), () => this.changed());
    this.error = h("p", { class: "error", role: "alert" });
    this.spun = h("div", { class: "spun felt" });
    this.reasons = h("ol", { class: "reasons" });
    this.odds = h("div", {});
    const title = h("p", { class: "calculator__title" }, _("Winning number"));
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const parts = [this.choices, this.error, this.tray, this.cloth, title, this.pad, this.actions(), this.spun, this.results, status, this.odds];
    host.append(...parts.map((part) => part.element ?? part));
  }

  actions() {
    this.link = linkButton(GAME, () => this.state());
    // Translators: button: take back the number that came up last
    this.back = button(_("Take back the last number"), () => this.spins(this.numbers.slice(0, -1)));
    return h(
      "div",
      { class: "calculator__actions" },
      // Translators: button: a number comes up by chance (and odds, where the house draws them)
      button(_("Spin the wheel"), () => this.spinAtRandom(), { class: "button button--primary" }),
      this.back,
      button(_("Take all chips off"), () => this.clear()),
      this.link.button,
      this.link.said,
    );
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
      this.bets = new Map(state.bets);
      this.results.rounding = state.rounding;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.error.textContent = say(error.code, error.fields);
    }
  }

  /** Sits down at the table of a version. */
  sit(version, { option = null, drawn = null } = {}) {
    this.house = houseOf(this.table, version);
    const { rules, wheel } = this.house;
    this.choices.show(this.house, option ?? rules.options[0], drawn ?? rules.draw?.entries[0].label);
    this.layout = new Cloth(this.house, { onPlace: (bet) => this.place(bet), onRemove: (bet) => this.remove(bet) });
    this.cloth.replaceChildren(this.layout.element);
    const items = wheel.pockets.map((number) => ({ value: number, name: pocketName(this.house, number), picture: pocket(this.house, number) }));
    this.keys = new NumberPad(_("Winning number"), items, (number) => this.pick(number));
    this.pad.replaceChildren(this.keys.element);
    this.odds.replaceChildren(oddsList(rules.odds));
  }

  /** Another version: bets and numbers that it knows too stay. */
  change(version) {
    this.sit(version);
    const { places, wheel } = this.house;
    this.bets = new Map([...this.bets].filter(([bet]) => places.has(bet)));
    this.numbers = this.numbers.every((number) => wheel.pockets.includes(number)) ? this.numbers : [];
    this.changed();
  }

  place(bet) {
    const chosen = this.tray.chosen;
    if (!chosen) {
      this.remove(bet);
      return;
    }
    const before = this.bets.get(bet);
    this.bets.set(bet, before ? before.plus(chosen) : chosen);
    this.changed();
  }

  remove(bet) {
    if (this.bets.delete(bet)) this.changed();
  }

  clear() {
    this.bets.clear();
    this.changed();
  }

  /** A number comes up: a further spin for bets in prison, else a new round. */
  pick(number) {
    this.spins(this.settled().waiting ? [...this.numbers, number] : [number]);
  }

  spinAtRandom() {
    if (!this.settled().waiting) this.choices.drawAtRandom();
    this.pick(randomOf(this.house.wheel.pockets));
  }

  spins(numbers) {
    this.numbers = numbers;
    this.changed();
  }

  settled() {
    return settle(this.house, this.numbers, [...this.bets], { option: this.choices.chosenOption, drawn: this.choices.drawn });
  }

  state() {
    const { house, numbers } = this;
    const { chosenOption: option, drawn } = this.choices;
    return encode({ house, numbers, option, drawn, rounding: this.results.rounding, bets: [...this.bets] });
  }

  changed() {
    this.error.textContent = "";
    this.link.said.textContent = "";
    this.render();
    writeParts(GAME, this.state());
    this.announce(this.spoken);
  }

  /** Numbers that no bet waited for go: a bet may have been taken off. */
  render() {
    const round = this.settled();
    this.numbers = this.numbers.slice(0, round.used);
    this.layout.show([...this.bets], this.choices.drawn, this.numbers.at(-1));
    this.keys.show(this.numbers.at(-1));
    setAttribute(this.back, "aria-disabled", String(!this.numbers.length));
    this.showSpun(round);
    this.results.show(round.bets);
    const spins = Object.values(this.table.spins);
    const reasons = round.bets.length ? round.steps.filter((step) => round.used > 1 || !spins.includes(step.code)) : [];
    this.reasons.replaceChildren(...reasonItems(reasons));
  }

  showSpun(round) {
    const spins = Object.values(this.table.spins);
    const last = round.steps.findLast((step) => spins.includes(step.code));
    const pockets = last ? [h("div", { class: "pockets" }, this.numbers.map((number) => pocket(this.house, number)))] : [];
    const lines = [last ? sentenceParts(last) : [_("Lay chips and choose the winning number.")], ...this.summary(round)];
    this.spun.replaceChildren(...pockets, ...lines.map((line) => h("p", { class: "spun__line" }, ...line)));
    this.spoken = lines.map(([text]) => text).join(" ");
  }

  /** What the round came to, and what a bet in prison waits for. */
  summary({ bets, waiting }) {
    const sum = (part) => bets.map((bet) => bet[part]).reduce((all, one) => (one ? all.plus(one) : all), new Fraction(0n));
    const totals = { stake: sum("stake"), returned: sum("returned"), net: sum("net") };
    // Translators: under the winning number; all three are amounts of money, the last may be below zero
    const total = bets.length ? [[_("Staked: {stake}. Comes back: {returned}. Net result: {net}.", totals)]] : [];
    // Translators: en prison; {count} is a number of bets
    return waiting ? [...total, [_("Bets in prison: {count}. Choose the number of the next spin.", { count: waiting })]] : total;
  }
}
