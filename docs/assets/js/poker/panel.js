/* The parts of the calculator of poker, in the order of the page, and what they tell the calculator. */

import { rowName } from "./names.js";
import { potTables } from "./pots-view.js";
import { Settings } from "./settings.js";
import { PokerTable } from "./table.js";
import { TypedRow } from "./typed-row.js";
import { readAmount } from "../amount.js";
import { BetFields } from "../bet-fields.js";
import { button, h } from "../dom.js";
import { guarded } from "../guard.js";
import { linkButton } from "../link-button.js";
import { Picker } from "../picker.js";
import { showWhole } from "../whole.js";
import { _, show } from "../words.js";

export class Panel {
  constructor(host, table, game) {
    Object.assign(this, { host, table });
    this.build(game);
  }

  build(game) {
    this.settings = new Settings(this.table, (chosen) => this.choose(chosen));
    this.view = new PokerTable((row, place) => this.goTo(row, place), (player, left) => this.leave(player, left));
    this.picker = new Picker({ onPick: (card) => this.pick(card), onUndo: () => this.undo() });
    this.typed = new TypedRow((row, text) => this.type(row, text));
    this.link = linkButton(game, () => this.state.encode());
    this.error = h("p", { class: "error", role: "alert" });
    this.bets = h("div", { class: "showdown__bets" });
    this.potError = h("p", { class: "error", role: "alert" });
    this.reasons = h("ol", { class: "reasons" });
    this.results = h("div", {});
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const entry = [this.settings, this.view, this.error, this.picker, this.actions(), this.typed];
    this.host.append(...[...entry, this.bets, this.potError, status, this.results].map((part) => part.element ?? part));
  }

  actions() {
    return h(
      "div",
      { class: "calculator__actions" },
      button(_("Deal at random"), () => this.deal(), { class: "button button--primary" }),
      button(_("Take back the last card"), () => this.undo()),
      button(_("Clear the table"), () => this.clear()),
      this.link.button,
      this.link.said,
    );
  }

  /** The fields for what each player has put into the pot. */
  showFields(state) {
    const numbers = state.hands.map((_row, at) => at + 1);
    showWhole(this.bets, String(state.players), () => {
      const options = { heading: _("Put into the pot"), readText: readAmount };
      this.betFields = new BetFields(numbers, (number) => rowName(state, number - 1), () => this.stake(), options);
      return [this.betFields.element];
    });
    this.betFields.fill(state.bets);
  }

  /** The tables of the pots, or none. */
  showPots(settled) {
    const key = settled ? [...settled.pots.flatMap(({ amount, players }) => [amount, players]), ...settled.won].map(show).join("|") : "";
    showWhole(this.results, key, () => (settled ? [potTables(settled)] : []));
  }

  /** Runs what may fail; a RulesError becomes the error that the reader sees. True when nothing failed. */
  guard(action, place = this.error) {
    return guarded(action, (sentence) => {
      place.textContent = sentence;
    });
  }
}
