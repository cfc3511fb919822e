/* The parts of the calculator of blackjack, in the order of the page, and what they tell the calculator. */

import { amountName, fieldsOf } from "./amounts.js";
import { Choices } from "./choices.js";
import { MovesView } from "./moves-view.js";
import { FeltTable } from "./table.js";
import { afterwards } from "../afterwards.js";
import { BetFields } from "../bet-fields.js";
import { BetResults } from "../bet-results.js";
import { button, h } from "../dom.js";
import { RulesError } from "../errors.js";
import { guarded } from "../guard.js";
import { linkButton } from "../link-button.js";
import { Picker } from "../picker.js";
import { _ } from "../words.js";

export class Panel {
  constructor(host, table, game) {
    this.host = host;
    this.table = table;
    this.game = game;
    this.build();
  }

  build() {
    // The choice is painted before the table is laid by it.
    this.choices = new Choices(this.table, () => afterwards(this.choices, () => this.changeHouse()));
    this.felt = new FeltTable((at) => this.choose(at));
    this.moves = new MovesView((action) => this.move(action));
    this.picker = new Picker({ onPick: (card) => this.pick(card), onSuit: (suit) => this.giveSuit(suit), onUndo: () => this.undo() });
    this.error = h("p", { class: "error", role: "alert" });
    this.reasons = h("ol", { class: "reasons" });
    this.bets = new BetFields(fieldsOf(this.table), amountName, () => this.changed());
    this.results = new BetResults(this.table.unit, amountName, () => this.changed());
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const parts = [this.choices, this.felt, this.error, this.moves, this.picker, this.actions(), this.bets, status, this.results];
    this.host.append(...parts.map((part) => part.element ?? part));
  }

  actions() {
    this.link = linkButton(this.game, () => this.state());
    this.oneCard = button(_("One card at random"), () => this.drawAtRandom());
    return h(
      "div",
      { class: "calculator__actions" },
      button(_("Deal at random"), () => this.deal(), { class: "button button--primary" }),
      this.oneCard,
      button(_("Take back the last step"), () => this.undo()),
      button(_("Clear the table"), () => this.clear()),
      this.link.button,
      this.link.said,
    );
  }

  /** Runs what may fail; a RulesError becomes the error that the reader sees. True when nothing failed. */
  guard(action) {
    return guarded(action, (sentence) => this.fail(sentence));
  }

  fail(sentence) {
    this.error.textContent = sentence;
  }
}
