/* How strong five cards are, as one number that compares. As in rules_core.poker.ranking.
 *
 * A card is known by two numbers; the sum of those of a hand counts its ranks, and its suits. What hands of the
 * same ranks, or of the same suits, have in common is worked out once.
 */

import { Card, fullDeck } from "../cards.js";

const scales = new WeakMap();

/** The usual scale of a table, or that of Sökö: each is made once, since it learns as it is asked. */
export function scaleOf(table, soko) {
  if (!scales.has(table)) scales.set(table, new Map());
  const made = scales.get(table);
  if (!made.has(soko)) made.set(soko, new Scale(table, soko));
  return made.get(soko);
}

class Scale {
  /** The usual scale, or that of Sökö. */
  constructor(table, soko) {
    const { points } = table;
    this.table = table;
    this.soko = soko;
    this.highest = Math.max(...Object.values(points));
    this.lowest = Math.min(...Object.values(points));
    this.base = this.highest + 1;
    this.levelUnit = this.base ** table.cards;
    this.units = Array.from({ length: table.cards }, (_unit, place) => this.base ** (table.cards - 1 - place));
    this.known = new Map();
    const deck = fullDeck();
    const suits = [...new Set(deck.map((card) => card.suit))];
    this.rankBase = suits.length + 1;
    this.suitBase = table.cards + 1;
    for (const card of deck) {
      const ranks = this.rankBase ** (points[card.rank] - this.lowest);
      const counts = this.suitBase ** suits.indexOf(card.suit);
      this.known.set(card.code, { card, points: points[card.rank], ranks, counts, suit: suits.indexOf(card.suit) });
    }
    this.byRanks = new Map();
    this.bySuitedRanks = new Map();
    this.bySuits = new Map();
  }

  /** These cards as the scale knows them, the highest first. */
  sorted(cards) {
    return cards.map((card) => this.known.get(card.code)).sort(highFirst);
  }

  /** Which of two cards comes first: by points, then by suit. */
  order(one, other) {
    return highFirst(one, other);
  }

  /** The strength of five cards that the scale knows. */
  strength(five) {
    let ranks = 0;
    let counts = 0;
    for (const card of five) {
      ranks += card.ranks;
      counts += card.counts;
    }
    return this.summed(ranks, counts, five, []);
  }

  /** The strength of some and the rest of five cards, by the sums of all their numbers. */
  summed(ranks, counts, some, rest) {
    const plain = this.byRanks.get(ranks) ?? this.rankStrength(ranks, [...some, ...rest]);
    const { most, suit } = this.bySuits.get(counts) ?? this.suitCount(counts, [...some, ...rest]);
    if (most === this.table.flush.length) return Math.max(plain, this.bySuitedRanks.get(ranks) ?? this.suitedStrength(ranks, [...some, ...rest]));
    if (this.soko && most === this.table.soko.flush.length) return Math.max(plain, this.shortFlush([...some, ...rest], suit));
    return plain;
  }

  /** The place of the class on the scale. */
  level(strength) {
    return Math.floor(strength / this.levelUnit);
  }

  /** The points that decide within the class, in order. */
  points(strength) {
    return this.units.map((unit) => Math.floor(strength / unit) % this.base);
  }

  /** The rank with these points; the ace also at the low end of a straight. */
  rankOf(points) {
    const { points: table, aceLow } = this.table;
    const high = points === aceLow ? this.highest : points;
    return new Card(Object.keys(table).find((rank) => table[rank] === high));
  }

  packed(level, points) {
    return points.reduce((sum, each, place) => sum + each * this.units[place], level * this.levelUnit);
  }

  rankStrength(ranks, five) {
    const times = timesOf(five);
    const often = [...times.keys()].sort((one, other) => times.get(other) - times.get(one) || other - one);
    const shape = often.map((points) => times.get(points)).join("");
    const found = [this.packed(this.table.shapes[shape], often)];
    const { straight, soko } = this.table;
    const top = this.run(times, straight.length);
    if (top !== null) found.push(this.packed(straight.level, [top]));
    const short = this.soko ? this.run(times, soko.straight.length) : null;
    if (short !== null) found.push(this.packed(soko.straight.level, [short, ...this.beside(short, five)]));
    return this.keep(this.byRanks, ranks, Math.max(...found));
  }

  suitedStrength(ranks, five) {
    const times = timesOf(five);
    const { straight, flush } = this.table;
    const found = [this.packed(flush.level, [...times.keys()].sort((one, other) => other - one))];
    const top = this.run(times, straight.length);
    if (top !== null) found.push(this.packed(top === this.highest ? straight.top : straight.suited, [top]));
    return this.keep(this.bySuitedRanks, ranks, Math.max(...found));
  }

  /** All cards of the suit count in turn, then the card beside them. */
  shortFlush(five, suit) {
    const of = (cards) => cards.map((card) => card.points).sort((one, other) => other - one);
    const [suited, rest] = [five.filter((card) => card.suit === suit), five.filter((card) => card.suit !== suit)];
    return this.packed(this.table.soko.flush.level, [...of(suited), ...of(rest)]);
  }

  suitCount(counts, five) {
    const times = new Map();
    for (const { suit } of five) times.set(suit, (times.get(suit) ?? 0) + 1);
    const most = Math.max(...times.values());
    const suit = [...times.keys()].find((each) => times.get(each) === most);
    return this.keep(this.bySuits, counts, { most, suit });
  }

  /** The top of the highest run of so many points in line, else null; an ace also ends it below. */
  run(times, length) {
    const given = new Set(times.keys());
    if (given.has(this.highest)) given.add(this.table.aceLow);
    const inLine = (top) => Array.from({ length }, (_card, down) => top - down).every((points) => given.has(points));
    return [...given].sort((one, other) => other - one).find(inLine) ?? null;
  }

  /** The points of the cards that a short run with this top leaves. */
  beside(top, five) {
    const rest = five.map((card) => card.points);
    for (let down = 0; down < this.table.soko.straight.length; down += 1) {
      const points = top - down === this.table.aceLow ? this.highest : top - down;
      rest.splice(rest.indexOf(points), 1);
    }
    return rest;
  }

  keep(cache, key, value) {
    cache.set(key, value);
    return value;
  }

  /** The cards of a hand in the order in which they are laid out: what makes the class first. */
  laidOut(five, strength) {
    const level = this.level(strength);
    const { straight, flush, soko } = this.table;
    if (this.soko && level === soko.flush.level) return mostFirst(five, "suit");
    if ([straight.level, straight.suited, straight.top].includes(level)) return this.runFirst(five, strength, flush.length);
    if (this.soko && level === soko.straight.level) return this.runFirst(five, strength, soko.straight.length);
    return mostFirst(five, "points");
  }

  runFirst(five, strength, length) {
    const [top] = this.points(strength);
    const run = Array.from({ length }, (_card, down) => {
      const { rank } = this.rankOf(top - down);
      return five.find(({ card }) => card.rank === rank);
    });
    return [...run, ...five.filter((card) => !run.includes(card))];
  }
}

function timesOf(five) {
  const times = new Map();
  for (const { points } of five) times.set(points, (times.get(points) ?? 0) + 1);
  return times;
}

function mostFirst(five, part) {
  const times = (card) => five.filter((other) => other[part] === card[part]).length;
  return [...five].sort((one, other) => times(other) - times(one));
}

const highFirst = (one, other) =>
  other.points - one.points || (one.card.code < other.card.code ? -1 : Number(one.card.code > other.card.code));
