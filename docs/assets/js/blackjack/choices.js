/* The version of the rules, what the casino has chosen in it, and whether other players' hands count on the dealer. */

import { field, h, newId } from "../dom.js";
import { _ } from "../words.js";

/** `onChange()` is told of every change. */
export class Choices {
  constructor(table, onChange) {
    this.table = table;
    this.onChange = onChange;
    this.select = h("select", { onchange: () => this.changeVersion() }, Object.keys(table.versions).map(versionOption));
    this.options = h("div", { class: "checks" });
    this.othersBox = this.box();
    const others = check(this.othersBox, _("Hands of other players still depend on the dealer"));
    this.element = h("div", { class: "calculator__fields calculator__fields--wide" }, field(_("Text of the rules"), this.select), this.options);
    this.options.append(others);
    this.others = others;
    this.fill({ version: this.select.value, options: [], others: false });
  }

  box() {
    return h("input", { type: "checkbox", onchange: () => this.onChange() });
  }

  get version() {
    return this.select.value;
  }

  get chosen() {
    return this.boxes.filter(([, box]) => box.checked).map(([option]) => option);
  }

  get othersDepend() {
    return this.othersBox.checked;
  }

  /** Sets version, options and others. */
  fill({ version, options, others }) {
    this.select.value = version;
    this.boxes = Object.keys(this.table.versions[version].options).map((option) => [option, this.box()]);
    for (const [option, box] of this.boxes) box.checked = options.includes(option);
    this.othersBox.checked = others;
    this.options.replaceChildren(...this.boxes.map(([option, box]) => check(box, this.nameOf(version, option))), this.others);
  }

  /** Another version keeps the options that it has too. */
  changeVersion() {
    this.fill({ version: this.version, options: this.chosen, others: this.othersDepend });
    this.onChange();
  }

  /** An option by what it changes. */
  nameOf(version, option) {
    const house = this.table.versions[version];
    const [changed] = Object.keys(house.options[option]);
    const names = {
      dealerHitsSoft: _("The dealer draws on a soft {total}", { total: house.dealerStands }),
      drawToSplitAces: _("The player may draw to split aces"),
    };
    return names[changed] ?? option;
  }
}

function versionOption(version) {
  const names = { live: _("Finnish, Estonian and Dutch text"), "live-fr": _("French text") };
  return h("option", { value: version }, names[version] ?? version);
}

function check(box, label) {
  box.id = newId("check");
  return h("div", { class: "check" }, box, h("label", { for: box.id }, label));
}
