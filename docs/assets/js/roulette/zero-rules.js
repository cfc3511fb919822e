/* Bets on even chances and the zero: the smallest chip in use, and what the player chooses for each bet. */

import { AmountField } from "../amount-field.js";
import { field, h, newId } from "../dom.js";
import { sentenceParts } from "../reasons.js";
import { showRows } from "../rows.js";
import { _, number, say } from "../words.js";
import { betName, choosesOnZero, zeroChoice } from "./rules.js";

export class ZeroRules {
  /** `onChange()` is told of every choice. `options` are the rules of bets that have one of their own. */
  constructor(table, onChange) {
    Object.assign(this, { table, onChange, options: new Map(), selects: new Map() });
    // Translators: beside the smallest chip: what an empty field means
    const hint = _("Empty: every amount can be paid.");
    // Translators: label of an amount: the value of the smallest chip with which this table pays
    this.smallest = new AmountField(_("Smallest chip in use"), { onChange, hint });
    this.bets = h("div", { class: "zero-bets" });
    // Translators: over the bets on even chances, for each of which the player chooses what becomes of it on a zero
    const title = h("p", { class: "calculator__title", id: newId("zero") }, _("The zero: bet by bet"));
    this.group = h("div", { role: "group", "aria-labelledby": title.id }, title, this.bets);
    this.element = h("div", {}, h("div", { class: "zero-chip" }, this.smallest.element), this.group);
  }

  /** The smallest chip where stakes may have to be split, else null. */
  chipOf(house) {
    return house.rules.options.length ? this.smallest.amount : null;
  }

  /** Puts what an address holds into the fields. */
  restore({ options, chip }) {
    this.options = new Map(options);
    this.smallest.fill(chip);
  }

  /** Shows the bets (pairs of name and stake) that have a choice; `option` is that of all bets. */
  show(house, bets, option) {
    this.element.hidden = !house.rules.options.length;
    const chip = this.chipOf(house);
    const choosing = bets.filter(([bet]) => choosesOnZero(house, house.places.get(bet)));
    for (const bet of this.options.keys()) if (!choosing.some(([each]) => each === bet)) this.options.delete(bet);
    this.group.hidden = !choosing.length;
    showRows(this.bets, choosing.map(([bet, stake]) => [house.version, bet, stake, chip].join(" ")), (at) => this.row(house, ...choosing[at], chip));
    for (const [bet, stake] of choosing) {
      const wanted = this.options.get(bet) ?? option;
      this.selects.get(bet).value = zeroChoice(house, stake, chip, wanted)?.option ?? wanted;
    }
    this.common = option;
  }

  row(house, bet, stake, chip) {
    const { options } = house.rules;
    const choices = options.map((name) => zeroChoice(house, stake, chip, name));
    const offered = options.map((name, at) => h("option", { value: name, disabled: choices[at]?.payable === false }, say(this.table.options[name])));
    const select = h("select", { onchange: () => this.choose(bet, select.value) }, offered);
    this.selects.set(bet, select);
    const reasons = choices.filter(Boolean).map(({ step }) => h("p", { class: "calculator__hint" }, ...sentenceParts(step)));
    return h("div", { class: "zero-bet" }, field(`${betName(house, house.places.get(bet))}, ${number(stake)}`, select), reasons);
  }

  choose(bet, option) {
    if (option === this.common) this.options.delete(bet);
    else this.options.set(bet, option);
    this.onChange();
  }
}
