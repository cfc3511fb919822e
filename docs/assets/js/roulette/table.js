/* The cloth of roulette: a button for every bet, named with its numbers, its colour and its odds. */

import { h, setAttribute, setChildren, setText } from "../dom.js";
import { Fraction } from "../fraction.js";
import { LayoutBoard, layoutFrame, placeButton, placeText, setProperties } from "../layout-board.js";
import { _, number, say } from "../words.js";
import { betName, entryOf, paysOf } from "./rules.js";

const ODDS = "odds";

export class Cloth {
  /** `onPlace(bet)` and `onRemove(bet)` are told what a place was asked for. */
  constructor(told) {
    this.made = new Map();
    this.cloth = h("div", {});
    this.element = layoutFrame("roulette", say("game-roulette"), this.cloth);
    this.board = new LayoutBoard(this.cloth, [], { ...told, nameOf: (bet) => this.nameOf(bet) });
  }

  /** Becomes the cloth of a house. Places that houses share are made once: a cloth has some 160 of them. */
  adopt(house) {
    this.house = house;
    this.drawn = undefined;
    const places = [...house.places].map(([bet, place]) => this.placeOf(bet, place));
    const { across, along, short } = house.cloth;
    setAttribute(this.cloth, "class", short ? "cloth cloth--short" : "cloth");
    setProperties(this.cloth, { across, along });
    setChildren(this.cloth, places);
    this.board.offer(places);
  }

  placeOf(bet, place) {
    const { table, wheel } = this.house;
    const key = JSON.stringify([place, wheel.colours[place.label]]);
    if (!this.made.has(key)) this.made.set(key, this.place(bet, place));
    const made = this.made.get(key);
    const shown = table.kinds[place.kind].shows === ODDS && made.querySelector(".place__name");
    if (shown) setText(shown, paysOf(this.house, place, 0));
    return made;
  }

  /** Shows the chips; `drawn` are the odds drawn for the round, `number` the last number that came up. */
  show(bets, drawn, winning) {
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      this.board.rename();
    }
    const covering = bets.map(([bet]) => bet).filter((bet) => this.house.places.get(bet).numbers.includes(winning));
    this.board.show(bets, winning === undefined ? [] : [...covering, `straight:${winning}`]);
  }

  nameOf(bet) {
    const place = this.house.places.get(bet);
    return [betName(this.house, place), ...placeDetails(this.house, place, this.drawn)].join(", ");
  }

  /** The name of a place with what lies there. */
  spoken(bet) {
    return this.board.spoken(bet);
  }

  place(bet, place) {
    const kind = this.house.table.kinds[place.kind];
    const { box } = place;
    if (place.point) return placeButton(bet, { classes: place.tight ? "place--point place--tight" : "place--point", box });
    if (kind.inside) return placeButton(bet, { classes: "place--number", box }, pocket(this.house, place.label));
    return placeButton(bet, { classes: "place--side", box }, ...this.shown(place, kind));
  }

  shown(place, kind) {
    const swatch = kind.swatch ? h("span", { class: `pocket pocket--${place.kind}`, "aria-hidden": "true" }) : null;
    const texts = { odds: () => paysOf(this.house, place, 0), name: () => betName(this.house, place), span: () => range(place) };
    return [swatch, placeText(texts[kind.shows]())];
  }
}

/** Beside its name: the colour of a single number, the numbers that the name does not list, the odds. */
export function placeDetails(house, place, drawn) {
  const pays = paysOf(house, place, entryOf(house, drawn));
  const [first, second] = place.numbers;
  const colour = second === undefined ? colourName(house.wheel.colours[first]) : null;
  return [colour, coverage(house, place), pays].filter((part) => part !== null);
}

/** A number of the wheel, to look at. */
export const pocket = (house, text) => h("span", { class: `pocket pocket--${house.wheel.colours[text]}`, "aria-hidden": "true" }, text);

/** A number as it is said aloud, with its colour. */
export const pocketName = (house, text) => _("{number}, {colour}", { number: text, colour: colourName(house.wheel.colours[text]) });

function colourName(colour) {
  return { red: _("red"), black: _("black"), green: _("green") }[colour];
}

/** What a place covers where its name does not list the numbers. */
function coverage(house, place) {
  if (house.table.kinds[place.kind].listed) return null;
  // Translators: read aloud for a place on the betting layout: how many numbers it covers (always more than one)
  return range(place) ?? _("{count} numbers", { count: place.numbers.length });
}

/** Numbers without a gap as the first and the last of them, else null. */
function range({ numbers }) {
  const whole = numbers.map(Number);
  const inRow = whole.every((value, at) => value === whole[0] + at);
  return inRow ? [whole.at(0), whole.at(-1)].map((value) => number(Fraction.of(value))).join("–") : null;
}
