/* The words of the page's language: sentences of the rules, labels, numbers. */

import { Fraction, Share } from "./fraction.js";
import { formatNumber, formatPercent } from "./numbers.js";

let words;

/**
 * Speak these words from now on: `words.<language>.json`, and what games add to it. What other games on the page have
 * added in the same language stays.
 */
export function speak(common, ...games) {
  const before = words?.language === common.language ? words : {};
  const joined = (part) => Object.assign({}, before[part], common[part], ...games.map((game) => game[part]));
  words = { ...common, sentences: joined("sentences"), labels: joined("labels"), rows: joined("rows"), view: joined("view") };
}

/** A label, its placeholders filled. Babel extracts `_("…")`, but not inside a template literal. */
export const _ = (message, fields = {}) => fill(words.labels[message], fields);

/** The sentence of this code, its values as the language writes them. */
export const say = (code, fields = {}) => fill(words.sentences[code], fields);

/** The name of a bet: a code, or a row of codes and of texts that stay as they are. */
export const named = (name) =>
  [name]
    .flat()
    .map((part) => (Object.hasOwn(words.sentences, part) ? say(part) : part))
    .join(" ");

/** The rows of a game's drawing table, a sentence each. */
export const rowsOf = (game) => words.rows[game];

/** What the language shows of a game: drawings with its words in them. */
export const viewOf = (game) => words.view[game];

/** The page of the clauses of a game, where it is not called as the game. */
export const clausePages = () => words.pages;

/** How cards are typed, drawn and spoken. */
export const cardWords = () => words.cards;

const CARD_SIGN = /[♠♥♦♣]/u;

/** A text with its cards as they are said aloud: `A♠` becomes the ace of spades; several in a row get commas. */
export function inWords(text) {
  if (!CARD_SIGN.test(text)) return text;
  const { names, ranks, suits } = words.cards;
  const letters = Object.fromEntries(Object.entries(suits).map(([letter, sign]) => [sign, letter]));
  const card = `(?:${ranks.join("|")})[${Object.values(suits).join("")}]`;
  const said = (drawn) => names[drawn.replace(CARD_SIGN, (sign) => letters[sign])];
  return text.replace(new RegExp(`${card}(?: ${card})*`, "gu"), (row) => row.split(" ").map(said).join(", "));
}

/** A number as the language writes it. */
export const number = (value) => formatNumber(value, words.numbers);

/** A number as one types it into a field: without signs between the thousands. */
export const plainNumber = (value) => formatNumber(value, { ...words.numbers, group: "" });

/** A share as a percentage. */
export const percent = (value) => formatPercent(value, words.numbers);

/** The name of a game, a class of hands and the like, by the code of the sentence that is it. */
export class Name {
  constructor(code) {
    this.code = code;
  }
}

/** A value of a sentence: numbers by the language, several with commas, a share as a percentage, cards with blanks. */
export function show(value) {
  if (Array.isArray(value)) return value.map(show).join(value.every((item) => typeof item === "number") ? ", " : " ");
  if (value instanceof Name) return say(value.code);
  if (value instanceof Share) return percent(value);
  if (value instanceof Fraction) return number(value);
  if (typeof value === "number") return number(Fraction.of(value));
  return String(value);
}

function fill(template, fields) {
  return template.replace(/\{(\w+)\}/g, (_placeholder, name) => show(fields[name]));
}
