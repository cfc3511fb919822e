/* Cloths and pads of numbers, each made once: versions share them. */

import { h } from "../dom.js";
import { NumberPad } from "../number-pad.js";
import { _ } from "../words.js";
import { Cloth, pocket, pocketName } from "./table.js";

export class Furniture {
  /** `onPlace(bet)`, `onRemove(bet)` and `onPick(number)` are told what a place or a number was asked for. */
  constructor({ onPlace, onRemove, onPick }) {
    Object.assign(this, { told: { onPlace, onRemove }, onPick, made: new Map() });
    this.layout = h("div", {});
    this.numbers = h("div", {});
  }

  /** The cloth of a house, which stands in `layout` from now on. */
  cloth(house) {
    const cloth = this.put(this.layout, `cloth ${house.rules.cloth}`, () => new Cloth(house, this.told));
    cloth.adopt(house);
    return cloth;
  }

  /** The pad with the numbers of its wheel, which stands in `numbers` from now on. */
  pad(house) {
    return this.put(this.numbers, `pad ${house.rules.wheel}`, () => this.makePad(house));
  }

  makePad(house) {
    const items = house.wheel.pockets.map((number) => ({ value: number, name: pocketName(house, number), picture: pocket(house, number) }));
    return new NumberPad(_("Winning number"), items, this.onPick);
  }

  put(host, name, make) {
    if (!this.made.has(name)) this.made.set(name, make());
    const part = this.made.get(name);
    if (host.firstChild !== part.element) host.replaceChildren(part.element);
    return part;
  }
}
