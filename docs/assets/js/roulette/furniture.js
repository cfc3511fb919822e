/* The cloth of roulette and pads of numbers, each pad made once: versions share them. */

import { h } from "../dom.js";
import { NumberPad } from "../number-pad.js";
import { _ } from "../words.js";
import { Cloth, pocket, pocketName } from "./table.js";

export class Furniture {
  /** `onPlace(bet)`, `onRemove(bet)` and `onPick(number)` are told what a place or a number was asked for. */
  constructor({ onPlace, onRemove, onPick }) {
    Object.assign(this, { onPick, pads: new Map() });
    this.cloth = new Cloth({ onPlace, onRemove });
    this.layout = this.cloth.element;
    this.numbers = h("div", {});
  }

  /** The pad with the numbers of the wheel of a house, which stands in `numbers` from now on. */
  pad(house) {
    const { wheel } = house.rules;
    if (!this.pads.has(wheel)) this.pads.set(wheel, this.makePad(house));
    const pad = this.pads.get(wheel);
    if (this.numbers.firstChild !== pad.element) this.numbers.replaceChildren(pad.element);
    return pad;
  }

  makePad(house) {
    const items = house.wheel.pockets.map((number) => ({ value: number, name: pocketName(house, number), picture: pocket(house, number) }));
    return new NumberPad(_("Winning number"), items, this.onPick);
  }
}
