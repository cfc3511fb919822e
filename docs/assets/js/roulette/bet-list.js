/* Bets by their names, for whoever cannot hit the small places of the cloth: a kind, its places, a stake. */

import { AmountField } from "../amount-field.js";
import { button, field, h, setText } from "../dom.js";
import { Fraction } from "../fraction.js";
import { _, say } from "../words.js";
import { placeDetails } from "./table.js";

const WIDE = "calculator__fields calculator__fields--wide";

export class BetList {
  /** `onPlace(bet, stake)` and `onRemove(bet)` are told, `spoken(bet)` is the name of a place with what lies there. */
  constructor(stake, { onPlace, onRemove, spoken }) {
    this.spoken = spoken;
    this.kind = h("select", { onchange: () => this.fillPlaces() });
    this.place = h("select", { onchange: () => this.tell() });
    this.stake = new AmountField(_("Stake"));
    this.stake.fill(Fraction.of(stake));
    // Translators: in a list of bets: the numbers or the part of the betting layout on which a bet lies
    this.placeField = field(_("Place"), this.place);
    // Translators: button: put the stake on the place that is chosen in the list beside it
    const lay = button(_("Place the bet"), () => this.lay(onPlace));
    // Translators: button: take away what lies on the place that is chosen in the list beside it
    this.off = button(_("Take the bet off"), () => onRemove(this.chosen));
    this.said = h("p", { class: "calculator__hint" });
    // Translators: label of a list of kinds of bets: straight up, split and so on
    const fields = h("div", { class: WIDE }, field(_("Kind of bet"), this.kind), this.placeField, this.stake.element);
    // Translators: over lists from which one chooses a bet by its name instead of pressing its place on the layout
    const title = h("summary", {}, _("Choose a bet from a list"));
    const actions = h("div", { class: "calculator__actions" }, lay, this.off);
    this.element = h("details", { class: "fold" }, title, fields, this.said, actions);
    this.element.addEventListener("toggle", () => this.tell());
  }

  /** Offers the bets of a house; the bet that was chosen stays if there is one like it. */
  show(house, drawn) {
    if (house === this.house && drawn === this.drawn) return;
    const before = this.house ? this.chosen : null;
    Object.assign(this, { house, drawn });
    const kinds = Object.keys(house.rules.settle);
    this.kind.replaceChildren(...kinds.map((kind) => h("option", { value: kind }, say(house.table.kinds[kind].name))));
    if (house.places.has(before)) this.kind.value = house.places.get(before).kind;
    this.fillPlaces(before);
  }

  fillPlaces(before = null) {
    const places = [...this.house.places].filter(([, place]) => place.kind === this.kind.value);
    this.place.replaceChildren(...places.map(([bet, place]) => h("option", { value: bet }, this.textOf(place))));
    if (places.some(([bet]) => bet === before)) this.place.value = before;
    this.tell();
  }

  textOf(place) {
    const label = place.label.replaceAll(",", "-");
    return [...(label ? [label] : []), ...placeDetails(this.house, place, this.drawn)].join(", ");
  }

  get chosen() {
    return this.place.value;
  }

  lay(onPlace) {
    this.stake.typed(true);
    if (this.stake.amount) onPlace(this.chosen, this.stake.amount);
    else this.stake.input.focus();
  }

  /** Says what lies on the chosen place. */
  tell() {
    if (!this.element.open) return;
    const text = this.spoken(this.chosen);
    setText(this.said, text);
  }
}
