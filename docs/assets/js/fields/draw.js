/* What is drawn: a pad for each of its parts, and a draw at random. */

import { randomBelow } from "../cards.js";
import { button, h, setAttribute } from "../dom.js";
import { NumberPad } from "../number-pad.js";
import { fromTree } from "../tree.js";
import { _, say } from "../words.js";

export class DrawPads {
  /** `keys` are the exported parts of a draw, `labelOf(part)` names a pad, `onDrawn(drawn)` is told of every choice. */
  constructor(table, keys, labelOf, onDrawn) {
    this.drawn = [];
    this.pads = Array.from({ length: table.parts }, (_none, part) => {
      const items = keys.map(({ value, name, picture }) => ({ value, name, picture: fromTree(picture) }));
      return new NumberPad(labelOf(part), items, (value) => onDrawn(Object.assign([], this.drawn, { [part]: value })));
    });
    const titled = this.pads.map((pad, part) => h("div", {}, h("p", { class: "calculator__title", "aria-hidden": "true" }, labelOf(part)), pad.element));
    const pads = h("div", { class: "pads" }, titled);
    this.voids = Object.entries(table.voids).map(([cause, code]) => button(label(say(code)), () => onDrawn([cause]), { "data-void": cause }));
    this.element = h("div", {}, pads, this.voids.length ? voidRounds(this.voids) : null);
  }

  show(drawn) {
    this.drawn = drawn;
    for (const [part, pad] of this.pads.entries()) pad.show(drawn[part] ?? null);
    for (const each of this.voids) setAttribute(each, "aria-pressed", String(drawn.includes(each.dataset.void)));
  }
}

/** A sentence as the label of a button. */
const label = (sentence) => sentence.replace(/\.$/, "");

function voidRounds(buttons) {
  // Translators: over a row of buttons, each of which says what makes the round void
  const title = h("summary", {}, _("Void round"));
  return h("details", { class: "fold" }, title, h("div", { class: "calculator__actions" }, buttons));
}

/** A draw at random, each value as likely as its weight says. */
export const randomDraw = (table) => Array.from({ length: table.parts }, () => randomValue(table.values));

function randomValue(values) {
  const weighed = Object.entries(values);
  let place = randomBelow(weighed.reduce((sum, [, weight]) => sum + weight, 0));
  return weighed.find(([, weight]) => (place -= weight) < 0)[0];
}
