/* The cards to pick from: a row of ranks and a choice of suit, by finger, mouse or keyboard. */

import { afterwards } from "./afterwards.js";
import { Card } from "./cards.js";
import { cardPicture, turnTo } from "./cards-view.js";
import { button, h, newId, setAttribute } from "./dom.js";
import { _, cardWords } from "./words.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * `onPick(card)` gets a card and says whether it was taken, `onSuit(suit)` the suit typed after a rank, `onUndo()` a
 * typed Backspace. Without `onSuit` every card has its suit: a typed rank waits for the suit typed after it.
 */
export class Picker {
  constructor({ onPick, onSuit = null, onUndo }) {
    Object.assign(this, { onPick, onSuit, onUndo, suit: null, typed: false });
    this.ranks = cardWords().ranks.map((rank) => this.rankButton(rank));
    this.suits = [...(onSuit ? [null] : []), ...Object.keys(cardWords().suits)].map((suit) => this.suitButton(suit));
    const choice = { class: "calculator__actions", role: "group", "aria-label": _("Suit") };
    const hint = h("p", { class: "calculator__hint", id: newId("keys") }, keysHint());
    // Translators: name of the group of cards from which one picks
    const row = { class: "picker picker--ranks", role: "group", "aria-label": _("Cards"), "aria-describedby": hint.id };
    const parts = [h("div", choice, this.suits), h("div", row, h("div", { class: "picker__suit" }, this.ranks)), hint];
    this.element = h("div", { onkeydown: (event) => this.onKey(event) }, parts);
    this.mark(onSuit ? null : this.suits[0].dataset.suit);
    this.turn();
    this.stopAt(0);
  }

  /** Puts the keyboard into the picker. */
  focus() {
    this.ranks[this.stop].focus();
  }

  /** Whether a card can be taken now. */
  set closed(closed) {
    for (const rank of this.ranks) setAttribute(rank, "aria-disabled", String(closed));
  }

  /** Which cards, by their codes, cannot be taken because they lie on the table. */
  set taken(codes) {
    this.gone = new Set(codes);
    for (const rank of this.ranks) setAttribute(rank, "aria-disabled", String(this.gone.has(rank.dataset.rank + this.suit)));
  }

  rankButton(rank) {
    const onclick = () => {
      this.stopAt(this.ranks.indexOf(made));
      this.pick(this.cardOf(made));
    };
    const made = h("button", { type: "button", class: "picker__card", "data-rank": rank, tabindex: "-1", onclick });
    return made;
  }

  suitButton(suit) {
    const name = suit ? cardWords().names[suit] : _("any suit");
    const label = suit ? cardWords().suits[suit] : name;
    return button(label, () => this.choose(suit), { "aria-label": name, "data-suit": suit ?? "" });
  }

  choose(suit) {
    this.mark(suit);
    afterwards(this.ranks, () => this.turn());
  }

  /** Says everywhere but in the pictures which suit is chosen. */
  mark(suit) {
    this.suit = suit;
    for (const choice of this.suits) setAttribute(choice, "aria-pressed", String(choice.dataset.suit === (suit ?? "")));
    for (const rank of this.ranks) setAttribute(rank, "aria-label", this.cardOf(rank).name);
    if (this.gone) this.taken = this.gone;
  }

  cardOf(rank) {
    return new Card(rank.dataset.rank, this.suit);
  }

  /** Turns the cards to the suit that is chosen. */
  turn() {
    for (const rank of this.ranks) {
      if (rank.firstElementChild) turnTo(rank.firstElementChild, this.cardOf(rank), { mini: true });
      else rank.append(cardPicture(this.cardOf(rank), { mini: true }));
    }
  }

  /** One stop for the Tab key: the arrow keys go on from there. */
  stopAt(index) {
    this.ranks[this.stop ?? index].tabIndex = -1;
    this.stop = index;
    this.ranks[index].tabIndex = 0;
  }

  pick(card) {
    const taken = this.onPick(card);
    this.typed = Boolean(this.onSuit) && taken;
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS && this.ranks.includes(event.target)) this.step(event.target, STEPS[event.key]);
    else if (event.key === "Backspace") this.onUndo();
    else if (!this.type(event.key)) return;
    event.preventDefault();
    // The theme listens to letters as well.
    event.stopPropagation();
  }

  step(from, by) {
    this.stopAt((this.ranks.indexOf(from) + by + this.ranks.length) % this.ranks.length);
    this.focus();
  }

  /** A typed rank takes a card, a suit typed after it goes to that card; true when the key was either. */
  type(key) {
    const { ranks, typedRanks, typedSuits, suits } = cardWords();
    const sign = key.toLowerCase();
    if (Object.hasOwn(suits, sign)) {
      this.typeSuit(typedSuits[sign]);
      return true;
    }
    const rank = ranks.find((each) => keyOf(each) === sign) ?? typedRanks[sign.toUpperCase()];
    if (!rank) return false;
    if (this.onSuit) this.pick(new Card(rank, this.suit));
    else this.wait(ranks.indexOf(rank));
    return true;
  }

  /** A typed rank gets the focus until its suit is typed. */
  wait(index) {
    this.typed = this.ranks[index].dataset.rank;
    this.stopAt(index);
    this.focus();
  }

  typeSuit(suit) {
    const { typed } = this;
    this.typed = false;
    if (!this.onSuit) this.choose(suit);
    if (typed && this.onSuit) this.onSuit(suit);
    else if (typed) this.onPick(new Card(typed, suit));
  }
}

/** The key for a rank: its last sign, so 0 for the ten; a 1 typed before it is passed over. */
const keyOf = (rank) => rank.at(-1).toLowerCase();

function keysHint() {
  const ranks = cardWords().ranks.map((rank) => keyOf(rank).toUpperCase());
  const suits = Object.keys(cardWords().suits).map((suit) => suit.toUpperCase());
  // Translators: a row of keys that one can press when the cards have the focus, such as A 2 3 and so on
  return _("Keys: {keys}", { keys: [...ranks, ...suits].join(" ") });
}
