/* Playing cards: reading them as people type them, the shoe. As in rules_core.cards. */

import { RulesError, shorten } from "./errors.js";
import { cardWords } from "./words.js";

const EMOJI_STYLE = /\ufe0f/g; // phones add it to a suit sign to draw it in colour

/** A card, or a rank alone (`suit` null) where suits do not matter. */
export class Card {
  constructor(rank, suit = null) {
    this.rank = rank;
    this.suit = suit;
  }

  /** The card in plain letters: `10h`, `As`, `K`. */
  get code() {
    return this.rank + (this.suit ?? "");
  }

  /** The card as it is said aloud. */
  get name() {
    return cardWords().names[this.code];
  }

  /** The card as a text shows it: `10♥`. */
  toString() {
    return this.rank + (this.suit ? cardWords().suits[this.suit] : "");
  }
}

/** Cards as one text that tells rows of cards apart. */
export const codesOf = (cards) => cards.map((card) => card.code).join(" ");

/** Reads one card; `position` is its place in the row, for the error. Throws RulesError `card-unknown`. */
export function readCard(text, position = 1) {
  const { typedRanks, typedSuits } = cardWords();
  const signs = [...text.replace(EMOJI_STYLE, "").trim()];
  const suit = own(typedSuits, (signs.at(-1) ?? "").toLowerCase());
  const rank = own(typedRanks, (suit ? signs.slice(0, -1) : signs).join("").toUpperCase());
  if (!rank) throw new RulesError("card-unknown", { position, text: shorten(text) });
  return new Card(rank, suit);
}

/** Reads a row of cards, blanks or commas between them. */
export const readCards = (text) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((card, index) => readCard(card, index + 1));

/** Throws RulesError `shoe-exceeded` when a shoe of so many decks does not hold all these cards. */
export function checkShoe(cards, decks) {
  const suits = Object.keys(cardWords().suits).length;
  checkCounts(cards.filter((card) => card.suit), decks);
  checkCounts(cards.map((card) => new Card(card.rank)), decks * suits);
}

function checkCounts(cards, held) {
  const over = moreThan(cards, held);
  if (over) throw new RulesError("shoe-exceeded", { ...over, held });
}

/** The first card that is there more often than `held`, as `{ card, count }`; null without one. */
export function moreThan(cards, held) {
  const counts = new Map();
  for (const card of cards) counts.set(card.code, (counts.get(card.code) ?? 0) + 1);
  const card = cards.find(({ code }) => counts.get(code) > held);
  return card ? { card, count: counts.get(card.code) } : null;
}

/** Every card of a pack, suit by suit. */
export function fullDeck() {
  const { ranks, suits } = cardWords();
  return Object.keys(suits).flatMap((suit) => ranks.map((rank) => new Card(rank, suit)));
}

/** Deals from a freshly shuffled shoe of so many decks, card by card, without replacement. */
export function* shuffledShoe(decks) {
  const shoe = Array.from({ length: decks }, fullDeck).flat();
  while (shoe.length) yield shoe.splice(randomBelow(shoe.length), 1)[0];
}

/** A whole number from 0 to below `limit`, each equally likely. */
export function randomBelow(limit) {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const all = 2 ** 32;
  return drawn < all - (all % limit) ? drawn % limit : randomBelow(limit);
}

/** One of these, each equally likely. */
export const randomOf = (items) => items[randomBelow(items.length)];

const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : null);
