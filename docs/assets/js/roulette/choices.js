/* What one chooses beside the bets: the version, the rule for a zero, the odds drawn for the round. */

import { randomBelow } from "../cards.js";
import { button, field, h } from "../dom.js";
import { _, say } from "../words.js";

const LIVE = "live";
const TABLE = "table";

export class Choices {
  /** `onVersion(version)` is told of another version, `onChange()` of any other choice. */
  constructor(table, { onVersion, onChange }) {
    this.table = table;
    this.onChange = onChange;
    this.version = h("select", { onchange: () => onVersion(this.version.value) }, this.versions());
    this.option = h("select", { onchange: onChange });
    this.draw = h("select", { onchange: onChange });
    // Translators: button: draw the odds, or the payout table, of this round by chance
    this.chance = button(_("Draw at random"), () => this.drawAtRandom());
    // Translators: field in which one chooses between house rules: live casino, RAY A, RAY B and so on
    this.element = h("div", { class: "calculator__fields calculator__fields--wide" }, field(_("Version"), this.version));
    this.optionField = field(_("Even chances on zero"), this.option);
    this.drawLabels = { table: _("Table drawn"), multiplier: _("Odds drawn") };
    this.drawField = field("", this.draw);
    this.drawField.append(this.chance);
  }

  /** Offers what this house leaves to choose, and chooses this. */
  show(house, option, drawn) {
    const { options, draw } = house.rules;
    this.rules = house.rules;
    this.version.value = house.version;
    const several = options.length > 1;
    this.fill(this.optionField, this.option, several ? options.map((name) => [name, say(this.table.options[name])]) : [], option);
    this.fill(this.drawField, this.draw, draw ? draw.entries.map(({ label }) => [label, label]) : [], drawn);
    if (draw) this.drawField.querySelector("label").textContent = this.drawLabels[draw.by === TABLE ? TABLE : "multiplier"];
  }

  fill(place, select, choices, chosen) {
    select.replaceChildren(...choices.map(([value, text]) => h("option", { value }, text)));
    if (choices.length) {
      this.element.append(place);
      select.value = chosen;
    } else place.remove();
  }

  /** The rule for a zero; where the house has only one, that one. */
  get chosenOption() {
    return this.option.value || (this.rules.options[0] ?? null);
  }

  /** The odds drawn for the round, null where the house draws none. */
  get drawn() {
    return this.draw.value || null;
  }

  /** Draws by the device's own weights. */
  drawAtRandom() {
    if (!this.rules.draw) return;
    const device = this.rules.draw.entries.flatMap(({ label, weight }) => Array.from({ length: weight }, () => label));
    this.draw.value = device[randomBelow(device.length)];
    this.onChange();
  }

  versions() {
    const names = { [LIVE]: _("Live casino") };
    return Object.keys(this.table.versions).map((version) => h("option", { value: version }, names[version] ?? houseName(version)));
  }
}

/** `ray-a` as it is written: RAY A. */
const houseName = (version) => version.replace("-", " ").toUpperCase();
