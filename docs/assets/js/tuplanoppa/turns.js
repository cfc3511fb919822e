/* The players at the table of tuplanoppa, and who of them throws next. */

import { button, field, h, newId, setAttribute } from "../dom.js";
import { sumOf } from "../fields/rules.js";
import { reasonItems } from "../reasons.js";
import { _ } from "../words.js";
import { nextThrower } from "./throwing.js";

const PART = "turn";
const SEATS = {
  t: { takesPart: true, willing: true },
  d: { takesPart: true, willing: false },
  o: { takesPart: false, willing: true },
};

export class Turns {
  /** `onChange()` is told of every change, `onThrow()` that the next player is to throw. */
  constructor(table, { onChange, onThrow }) {
    Object.assign(this, { table, onChange, onThrow });
    this.ways = Object.keys(table.deals).map((way) => this.wayButton(way));
    this.selects = table.seats.map(() => this.select(seatWords()));
    this.thrower = this.select(Object.fromEntries(table.seats.map((player) => [player, playerName(player)])));
    // Translators: label of a choice of players: the one whose throw of the dice lies on the table
    const fields = [field(_("Thrower"), this.thrower), ...this.selects.map((select, at) => field(playerName(table.seats[at]), select))];
    this.next = button(_("Next throw"), () => this.throwNext());
    this.players = h("div", {}, h("div", { class: "calculator__fields" }, fields), h("div", { class: "calculator__actions" }, this.next));
    this.reasons = h("ol", { class: "reasons" });
    const title = h("p", { class: "calculator__title", id: newId("turns") }, _("Who throws"));
    const ways = h("div", { class: "calculator__actions" }, this.ways);
    this.element = h("div", { role: "group", "aria-labelledby": title.id }, title, ways, this.players, this.reasons);
    this.clear();
  }

  wayButton(way) {
    const words = { host: _("the host throws"), player: _("the players throw in turn") };
    const onclick = () => {
      this.way = way;
      this.onChange();
    };
    return button(`${way.toUpperCase()} – ${words[this.table.deals[way].thrower]}`, onclick, { "data-way": way });
  }

  select(words) {
    const options = Object.entries(words).map(([value, text]) => h("option", { value }, text));
    return h("select", { onchange: () => this.onChange() }, options);
  }

  /** The first way to draw, and everybody in the game. */
  clear() {
    [this.way] = Object.keys(this.table.deals);
    for (const select of [this.thrower, ...this.selects]) select.selectedIndex = 0;
  }

  get seats() {
    return this.table.seats.map((player, at) => ({ player, ...SEATS[this.selects[at].value] }));
  }

  /** Nothing for the first way, else whose throw it is and what each player does: `turn-b-2-ttdo`. */
  parts() {
    if (this.deal.step) return [];
    return [[PART, this.way, this.thrower.value, this.selects.map((select) => select.value).join("")].join("-")];
  }

  /** Takes a part of an address; false when it is none. */
  read(part) {
    const [name, way, thrower, letters = "", ...more] = part.split("-");
    const seats = [...letters];
    const known = Object.hasOwn(this.table.deals, way) && !this.table.deals[way].step && this.table.seats.map(String).includes(thrower);
    const fits = seats.length === this.table.seats.length && seats.every((letter) => Object.hasOwn(SEATS, letter));
    if (name !== PART || more.length || !known || !fits || this.way === way) return false;
    this.way = way;
    this.thrower.value = thrower;
    for (const [at, letter] of seats.entries()) this.selects[at].value = letter;
    return true;
  }

  get deal() {
    return this.table.deals[this.way];
  }

  /** Says who throws after these dice; null when none have been thrown. */
  show(drawn) {
    for (const each of this.ways) setAttribute(each, "aria-pressed", String(each.dataset.way === this.way));
    this.players.hidden = Boolean(this.deal.step);
    this.turn = nextThrower(this.deal, this.seats, Number(this.thrower.value), drawn && sumOf(drawn));
    this.reasons.replaceChildren(...reasonItems(this.turn.steps));
    setAttribute(this.next, "aria-disabled", this.turn.player === null ? "true" : null);
  }

  throwNext() {
    if (this.turn.player === null) return;
    this.thrower.value = this.turn.player;
    this.onThrow();
  }
}

const playerName = (player) => _("Player {player}", { player });

function seatWords() {
  return {
    t: _("throws"),
    d: _("does not want to throw"),
    o: _("does not take part"),
  };
}
