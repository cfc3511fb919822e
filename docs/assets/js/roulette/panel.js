/* The parts of the calculator of roulette, in the order of the page, and what they tell the calculator. */

import { BetResults } from "../bet-results.js";
import { ChipTray } from "../chips.js";
import { button, h } from "../dom.js";
import { linkButton } from "../link-button.js";
import { _ } from "../words.js";
import { BetList } from "./bet-list.js";
import { Choices } from "./choices.js";
import { Furniture } from "./furniture.js";
import { betName } from "./rules.js";
import { Spoilt } from "./spoilt.js";
import { SpunView } from "./spun-view.js";
import { ZeroRules } from "./zero-rules.js";

export class Panel {
  constructor(host, table, game) {
    this.table = table;
    this.build(host, game);
  }

  build(host, game) {
    this.choices = new Choices(this.table, { onVersion: (version) => this.choose(version), onChange: () => this.changed() });
    this.tray = new ChipTray(this.table.chips, this.table.chip);
    const told = { onPlace: (bet, stake = this.tray.chosen) => this.place(bet, stake), onRemove: (bet) => this.remove(bet) };
    this.furniture = new Furniture({ ...told, onPick: (number) => this.pick(number) });
    this.list = new BetList(this.table.chip, { ...told, spoken: (bet) => this.layout.spoken(bet) });
    this.zero = new ZeroRules(this.table, () => this.changed());
    this.spoiling = new Spoilt((cause) => this.spoil(cause));
    // Translators: label of a choice: how amounts are rounded that cannot be paid exactly
    const rounding = { label: _("Rounding of what is paid") };
    this.results = new BetResults(this.table.unit, (bet) => betName(this.house, this.house.places.get(bet)), () => this.changed(), rounding);
    this.error = h("p", { class: "error", role: "alert" });
    this.spun = new SpunView();
    this.reasons = h("ol", { class: "reasons" });
    this.odds = h("div", {});
    const title = h("p", { class: "calculator__title" }, _("Winning number"));
    const status = h("div", { class: "calculator__status" }, this.reasons);
    const parts = [this.choices, this.error, this.tray, this.furniture.layout, this.list, this.zero, title, this.furniture.numbers, this.actions(game), this.spoiling, this.spun, this.results, status, this.odds];
    host.append(...parts.map((part) => part.element ?? part));
  }

  actions(game) {
    this.link = linkButton(game, () => this.state());
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
}
