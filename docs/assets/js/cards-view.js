/* Cards and hands as pictures. */

import { cardAddress } from "./data.js";
import { h, svg } from "./dom.js";
import { _ } from "./words.js";

const VIEW_BOX = "0 0 250 350";

/** A card. `named` gives it its spoken name; without, what holds it must say which card it is. */
export function cardPicture(card, { named = false, mini = false, third = false } = {}) {
  const classes = ["playing-card", mini && "playing-card--mini", third && "playing-card--third"].filter(Boolean);
  const spoken = named ? { role: "img", "aria-label": card.name } : { "aria-hidden": "true" };
  const symbol = `${mini ? "mini" : "card"}-${card.code}`;
  return svg("svg", { class: classes.join(" "), viewBox: VIEW_BOX, ...spoken }, svg("use", { href: cardAddress(symbol) }));
}

/** A hand with its name; `total` null keeps the point count hidden, `mark` is the word beside the winner. */
export function handFigure(name, cards, { total = null, mark = null, classes = "" } = {}) {
  const caption = h("figcaption", { class: "hand__caption" }, ...captionParts(name, total, mark));
  return h("figure", { class: `hand ${classes}` }, caption, h("div", { class: "hand__cards" }, cards));
}

/** Name, point count and mark of a hand, for its caption; `said` is read before the count. */
export function captionParts(name, total, mark, said = _("point count")) {
  return [
    h("span", { class: "hand__name" }, name),
    " ",
    total === null ? null : h("span", { class: "hand__total" }, h("span", { class: "sr-only" }, said, " "), total),
    mark === null ? null : h("span", { class: "hand__mark" }, mark),
  ].filter((part) => part !== null);
}
