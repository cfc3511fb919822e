/* A betting layout on which every place is a button: chips by finger, mouse or keyboard. It knows no game. */

import { afterwards } from "./afterwards.js";
import { chip } from "./chips.js";
import { h, setAttribute } from "./dom.js";
import { Roving } from "./roving.js";
import { become } from "./rows.js";
import { _ } from "./words.js";

const REMOVING = ["Delete", "Backspace"];
const BOX = ["x", "y", "w", "h"];
const AT_ONCE = 12; // chips for which there is time before the page is painted

/**
 * The frame of a layout, as rules_site.cloth draws it; `game` is the core's name of the game, `name` what it is
 * called. The texts of labels are the catalog's.
 */
export const layoutFrame = (game, name, ...content) =>
  h("div", { class: `layout layout--${game} felt`, role: "group", "aria-label": _("Betting layout: {game}", { game: name }) }, ...content);

/** The place of a bet. `classes` are those of the style sheet, `box` are texts of numbers: across, along and size. */
export function placeButton(bet, { classes = "", box = null }, ...content) {
  const made = h("button", { type: "button", class: `place ${classes}`.trim(), "data-bet": bet }, ...content);
  if (box) made.style.cssText = BOX.map((name, at) => `--${name}:${box[at]}`).join(";");
  return made;
}

/** Custom properties of an element, for the style sheet. */
export function setProperties(element, values) {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, value);
}

/** The word, the number or the odds of a place, to look at: its name says them. */
export const placeText = (text, part = "name") => h("span", { class: `place__${part}`, "aria-hidden": "true" }, text);

export class LayoutBoard {
  /**
   * `element` holds the places, made by `placeButton`. `nameOf(bet)` is the spoken name of a place, `onPlace(bet)` is
   * told of a press, `onRemove(bet)` of Delete or Backspace.
   */
  constructor(element, places, { nameOf, onPlace, onRemove }) {
    Object.assign(this, { element, nameOf, onPlace, onRemove });
    this.laid = new Map();
    this.hit = new Set();
    this.roving = new Roving();
    this.offer(places);
    this.rename();
    element.addEventListener("click", (event) => this.pressed(event));
    element.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Takes bets on these places from now on. Chips stay where a bet is still offered. */
  offer(places) {
    const before = this.places ?? new Map();
    this.places = new Map(places.map((place) => [place.dataset.bet, place]));
    for (const [bet, place] of before) {
      if (this.places.get(bet) === place) continue;
      if (this.laid.has(bet)) this.lay(bet, place, null);
      place.classList.remove("place--hit");
      this.hit.delete(bet);
    }
    this.roving.offer(places);
  }

  /** Asks for all names anew: what the places pay may have changed. */
  rename() {
    this.names = new Map([...this.places.keys()].map((bet) => [bet, this.nameOf(bet)]));
    for (const [bet, place] of this.places) {
      this.label(bet, place);
      if (place.classList.contains("place--point")) place.title = this.names.get(bet);
    }
  }

  /**
   * Shows chips with these stakes (pairs of bet and stake), and the bets in `hit` as those that have won. What is
   * shown already is left alone: a cloth has many places.
   */
  show(stakes, hit = []) {
    this.stakes = new Map(stakes);
    this.layNext();
    const won = new Set(hit);
    for (const bet of new Set([...this.hit, ...won])) this.places.get(bet)?.classList.toggle("place--hit", won.has(bet));
    this.hit = won;
  }

  /** Lays the chips that do not lie as they should, then takes others away: when there are many, a few a painting. */
  layNext() {
    const stakeOn = (bet) => this.stakes.get(bet) ?? null;
    const bets = [...new Set([...this.stakes.keys(), ...this.laid.keys()])];
    const wrong = bets.filter((bet) => this.places.has(bet) && String(stakeOn(bet)) !== String(this.laid.get(bet)?.stake ?? null));
    for (const bet of wrong.slice(0, AT_ONCE)) this.lay(bet, this.places.get(bet), stakeOn(bet));
    if (wrong.length > AT_ONCE) afterwards(this.laid, () => this.layNext());
  }

  /** Lays a chip with this stake, null takes it away. */
  lay(bet, place, stake) {
    const before = this.laid.get(bet)?.picture;
    this.laid.delete(bet);
    if (stake) {
      const picture = chip(stake, "chip--laid");
      this.laid.set(bet, { stake, picture: before ? become(before, picture) : picture });
      if (!before) place.append(picture);
    } else before?.remove();
    place.classList.toggle("place--laid", stake !== null);
    this.label(bet, place);
  }

  label(bet, place) {
    setAttribute(place, "aria-label", this.spoken(bet));
  }

  /** The name of a place with what lies there. */
  spoken(bet) {
    const place = this.names.get(bet);
    const stake = this.laid.get(bet)?.stake;
    // Translators: spoken name of a place on the betting layout with the chips that lie there
    return stake ? _("{place}; stake {stake}", { place, stake }) : place;
  }

  /** Puts the keyboard on the place of this bet. */
  focus(bet) {
    this.roving.stopAt(this.places.get(bet));
    this.roving.focus();
  }

  pressed(event) {
    const place = event.target.closest("[data-bet]");
    if (!place) return;
    this.roving.stopAt(place);
    this.onPlace(place.dataset.bet);
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = event.target.closest("[data-bet]");
    if (!place) return;
    if (REMOVING.includes(event.key)) this.onRemove(place.dataset.bet);
    else if (!this.roving.onKey(event)) return;
    event.preventDefault();
    // The theme listens to keys as well.
    event.stopPropagation();
  }
}
