/* Cards and hands as pictures. */

import { cardAddress } from "./card-drawings.js";
import { h, setAttribute, svg } from "./dom.js";
import { writeRows } from "./rows.js";
import { writeWhole } from "./whole.js";
import { _ } from "./words.js";

const VIEW_BOX = "0 0 250 350";

/** A card. `named` gives it its spoken name; without, what holds it must say which card it is. */
export function cardPicture(card, { named = false, mini = false, third = false } = {}) {
  const classes = ["playing-card", mini && "playing-card--mini", third && "playing-card--third"].filter(Boolean);
  const spoken = named ? { role: "img", "aria-label": card.name } : { "aria-hidden": "true" };
  return svg("svg", { class: classes.join(" "), viewBox: VIEW_BOX, ...spoken }, svg("use", { href: addressOf(card, mini) }));
}

const addressOf = (card, mini) => cardAddress(`${mini ? "mini" : "card"}-${card.code}`);

/** Makes a picture on the page show this card: cheaper than another picture. */
export function turnTo(picture, card, { named = false, mini = false } = {}) {
  setAttribute(picture.firstElementChild, "href", addressOf(card, mini));
  if (named) setAttribute(picture, "aria-label", card.name);
}

/** Shows a card in its seat, or the number of a seat without one. Gives the picture, or null. */
export function fillSeat(seat, card, number) {
  const laid = seat.querySelector(".playing-card");
  if (card && laid) turnTo(laid, card);
  else if (card) seat.replaceChildren(cardPicture(card));
  else if (laid || !seat.hasChildNodes()) seat.replaceChildren(h("span", { class: "seat__label", "aria-hidden": "true" }, String(number)));
  seat.classList.toggle("seat--filled", Boolean(card));
  return card ? seat.firstElementChild : null;
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

/** Puts name, point count and mark into a caption that stands on the page; as `captionParts`. */
export function showCaption(caption, name, total, mark, said) {
  writeWhole(caption, [name, total, mark].join("|"), () => captionParts(name, total, mark, said));
}

/** The lines on the table, each of texts and links. */
export function showSpoken(place, lines) {
  const keys = lines.map((parts) => parts.map((part) => part.href ?? part).join(" "));
  writeRows(place, keys, (at) => h("span", { class: "coup__line" }, ...lines[at], " "));
}
