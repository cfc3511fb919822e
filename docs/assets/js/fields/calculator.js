/* The calculator of a game of one draw: chips on its layout, what is drawn, what each bet returns and why. */

import { readParts, writePartsSoon } from "../address.js";
import { readStake } from "../amount.js";
import { afterwards, inTurn } from "../afterwards.js";
import { announcer } from "../announce.js";
import { BetResults } from "../bet-results.js";
import { ChipTray } from "../chips.js";
import { button, h, setText } from "../dom.js";
import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";
import { linkButton } from "../link-button.js";
import { oddsList } from "../odds-list.js";
import { showLines, showReasons } from "../reasons.js";
import { showRows } from "../rows.js";
import { _, say, viewOf } from "../words.js";
import { fromTree } from "../tree.js";
import { fieldBoard } from "./board.js";
import { DrawPads, randomDraw } from "./draw.js";
import { betName, drawSteps, isWhole, settle, winners } from "./rules.js";
import { decode, encode } from "./state.js";

/**
 * A game says how a part of its draw is called (`labelOf(part)`), what its draw at random is called (`drawLabel()`) and
 * what to do when nothing is drawn (`invitation()`); it may show the draw in its own way and add a part.
 */
export class FieldsCalculator {
  constructor(host, table, game) {
    Object.assign(this, { host, table, game, view: viewOf(game), drawn: [], stakes: new Map() });
    this.further = this.makeFurther();
    this.build();
    this.announce = announcer(host);
    this.open();
  }

  /** A part of the game's own, null for none: `element`, `parts()`, `read(part)`, `clear()`, `show(drawn)`. */
  makeFurther() {
    return null;
  }

  /** Marks what was drawn on the layout, nothing when the draw is not whole. */
  mark() {}

  /** What was drawn, as a picture beside its sentences. */
  picture(drawn) {
    return h("div", { class: "pockets" }, drawn.map((value) => this.keyPicture(value)));
  }

  keyPicture(value) {
    return fromTree(this.view.keys.find((key) => key.value === value).picture);
  }

  build() {
    const onPlace = (bet) => this.place(bet, this.tray.chosen);
    this.board = fieldBoard(this.view.layout, { onPlace, onRemove: (bet) => this.place(bet, null) });
    this.error = h("p", { class: "error", role: "alert" });
    this.tray = new ChipTray(this.table.chips, this.table.chip);
    this.pads = new DrawPads(this.table, this.view.keys, (part) => this.labelOf(part), (drawn) => this.draw(drawn));
    this.drawing = h("div", { class: "spun__picture" });
    this.lines = h("div", { class: "spun__lines" });
    this.result = h("div", { class: "spun felt" }, this.drawing, this.lines);
    this.reasons = h("ul", { class: "reasons" });
    this.results = new BetResults(this.table.unit, (bet) => betName(this.table, bet), () => this.changed());
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const further = this.further ? [this.further] : [];
    const parts = [this.error, this.tray, this.board, this.pads, this.actions(), this.result, this.results, status, ...further];
    this.host.append(...parts.map((part) => part.element ?? part), oddsList(this.table.odds));
  }

  actions() {
    this.link = linkButton(this.game, () => this.state());
    return h(
      "div",
      { class: "calculator__actions" },
      button(this.drawLabel(), () => this.draw(randomDraw(this.table)), { class: "button button--primary" }),
      button(_("Take all chips off"), () => this.clear()),
      this.link.button,
      this.link.said,
    );
  }

  /** Opens with what the address holds, else with the example. */
  open() {
    const parts = readParts(this.game);
    if (parts === "") {
      this.drawn = this.table.example.drawn;
      this.stakes = new Map(Object.entries(this.table.example.bets).map(([bet, stake]) => [bet, readStake(stake)]));
    }
    const problem = parts === "" ? "" : this.restored(parts);
    this.render();
    this.showChips();
    this.error.textContent = problem;
  }

  /** Takes the state of an address; what is wrong with it, as a sentence. */
  restored(parts) {
    try {
      const state = parts && decode(this.table, parts, (part) => Boolean(this.further?.read(part)));
      if (state) {
        Object.assign(this, { drawn: state.drawn, stakes: state.stakes });
        this.results.rounding = state.rounding;
        return "";
      }
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.further?.clear();
      return say(error.code, error.fields);
    }
    this.further?.clear();
    return _("The link does not describe a table. Lay the chips anew.");
  }

  /** Adds an amount to a bet; null takes the bet off. */
  place(bet, amount) {
    if (amount === null) this.stakes.delete(bet);
    else this.stakes.set(bet, (this.stakes.get(bet) ?? new Fraction(0n)).plus(amount));
    this.changed({ chips: true });
    this.announce(this.board.spoken(bet));
  }

  draw(drawn) {
    this.drawn = drawn;
    this.changed();
    this.announce(this.spoken);
  }

  clear() {
    this.stakes.clear();
    this.changed({ chips: true });
  }

  /** Whether the round does not count; what made it void stands in the place of the draw. */
  get isVoid() {
    return Object.hasOwn(this.table.voids, this.drawn.join(""));
  }

  /** The bets in the order of the table. */
  get placed() {
    return this.table.bets.filter((bet) => this.stakes.has(bet)).map((bet) => [bet, this.stakes.get(bet)]);
  }

  state() {
    const { drawn, placed, results, further } = this;
    return encode(this.table, { drawn, stakes: placed, rounding: results.rounding }, further?.parts() ?? []);
  }

  /** Something is chosen anew: `chips`, or what else decides the round. That is painted first. */
  changed({ chips = false } = {}) {
    setText(this.error, "");
    setText(this.link.said, "");
    const layout = [this.board, () => this.showChips()];
    const answer = [this.result, () => this.answer()];
    if (chips) inTurn(layout, answer);
    else inTurn(answer, layout);
  }

  answer() {
    this.render();
    writePartsSoon(this.game, () => this.state());
  }

  showChips() {
    this.board.show(this.placed, isWhole(this.table, this.drawn) ? winners(this.table, this.drawn) : []);
  }

  render() {
    const { table, drawn, placed } = this;
    const whole = isWhole(table, drawn);
    const steps = whole ? drawSteps(table, drawn) : [];
    const settled = whole ? placed.map(([bet, stake]) => settle(table, drawn, bet, stake)) : [];
    this.pads.show(drawn);
    this.mark(whole ? drawn : []);
    showRows(this.drawing, whole && !this.isVoid ? [drawn.join(" ")] : [], () => this.picture(drawn));
    showLines(this.lines, steps.length ? [...steps, ...totals(settled)] : [this.invitation()]);
    this.further?.show(whole ? drawn : null);
    afterwards(this.results, () => this.results.show(settled));
    afterwards(this.reasons, () => showReasons(this.reasons, settled.map((bet) => bet.step)));
    this.spoken = [...steps.map((step) => say(step.code, step.fields)), ...totals(settled)].join(" ");
  }
}

/** What the round came to, as one sentence; none without bets. */
function totals(settled) {
  if (!settled.length) return [];
  const sum = (part) => settled.map((bet) => bet[part]).reduce((all, one) => all.plus(one));
  const fields = { stake: sum("stake"), returned: sum("returned"), net: sum("net") };
  return [_("Staked: {stake}. Comes back: {returned}. Net result: {net}.", fields)];
}
