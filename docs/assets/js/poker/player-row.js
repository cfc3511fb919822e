/* A player's row: the own cards, the five that count for each part of the pot, whether the player has left. */

import { JOIN, markOf, partName } from "./names.js";
import { Row } from "./row.js";
import { afterwards } from "../afterwards.js";
import { cardPicture, showCaption, turnTo } from "../cards-view.js";
import { h, setText } from "../dom.js";
import { _, say } from "../words.js";

const SMALL = { named: true, mini: true };

export class PlayerRow extends Row {
  /** `onLeft(left)` is told that the player leaves the round, or comes back. */
  constructor(name, count, onChoose, onLeft) {
    super(name, count, onChoose);
    this.left = h("input", { type: "checkbox", onchange: () => onLeft(this.left.checked) });
    this.box = h("div", { class: "showdown__fives" });
    this.fives = [];
    // Translators: a box to tick at a player's hand of poker
    const label = h("label", { class: "showdown__left" }, this.left, " ", _("has left the round"));
    this.element.append(this.box, label);
  }

  /** Shows what becomes of a player: the number, the showdown or null, the amount won where there are pots. */
  showOutcome(number, left, shown, won) {
    const share = shown?.shares.get(number);
    const wins = won ? won.n > 0n : Boolean(share?.n);
    showCaption(this.caption, this.name, null, wins ? markOf(won, share) : null);
    this.element.classList.toggle("hand--winner", wins);
    this.element.classList.toggle("hand--left", left);
    this.left.checked = left;
    const parts = shown && share ? shown.parts.filter((part) => part.hands.has(number)) : [];
    afterwards(this.box, () => this.showFives(shown, parts, number));
  }

  showFives(shown, parts, number) {
    while (this.fives.length > parts.length) this.fives.pop().element.remove();
    for (const [at, part] of parts.entries()) {
      const { category, cards } = part.hands.get(number);
      const words = [...partName(shown, part), say(category.code)].join(JOIN);
      if (this.fives[at]) this.fives[at].show(words, cards);
      else this.box.append((this.fives[at] = new Five(words, cards)).element);
    }
  }
}

/** The hand for a part of the pot: its class and its five cards. */
class Five {
  constructor(words, cards) {
    this.name = h("span", { class: "showdown__class" }, words);
    this.pictures = cards.map((card) => cardPicture(card, SMALL));
    this.element = h("div", { class: "showdown__five" }, this.name, " ", h("span", { class: "showdown__cards" }, this.pictures));
  }

  show(words, cards) {
    setText(this.name, words);
    for (const [at, picture] of this.pictures.entries()) turnTo(picture, cards[at], SMALL);
  }
}
