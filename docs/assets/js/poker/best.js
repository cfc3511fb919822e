/* The best and the weakest hand of a player, among all five cards that the game lets that player use. */

import { codesOf } from "../cards.js";

/** Every choice of so many of these, in the order of their places. */
export function* choices(items, count, from = 0) {
  if (!count) yield [];
  else for (let at = from; at <= items.length - count; at += 1) for (const rest of choices(items, count - 1, at + 1)) yield [items[at], ...rest];
}

const kept = new WeakMap();

/** Finds the hands of one showdown. What the last one on this scale has found is not looked for again. */
export function finder(scale, game) {
  const before = kept.get(scale) ?? new Map();
  const found = new Map();
  const boards = new Map();
  kept.set(scale, found);
  return (own, board) => {
    const row = codesOf(board);
    const key = [game.most, game.least, codesOf(own), row].join();
    if (!boards.has(row)) boards.set(row, summed(scale, board, (count) => scale.table.cards - count, game));
    if (!found.has(key)) found.set(key, before.get(key) ?? bestHands(scale, summed(scale, own, (count) => count, game), boards.get(row)));
    return found.get(key);
  };
}

/** For each number of own cards that the game allows, the most first: choices of cards with the sums of their numbers. */
function summed(scale, cards, countOf, { most, least }) {
  const sorted = scale.sorted(cards);
  return Array.from({ length: most - least + 1 }, (_none, fewer) =>
    [...choices(sorted, countOf(most - fewer))].map((some) => ({ some, ranks: sum(some, "ranks"), counts: sum(some, "counts") })),
  );
}

const sum = (cards, part) => cards.reduce((all, card) => all + card[part], 0);

/** `{ high, low }`, each with its strength, class and five cards; of equal hands the one with the most own cards. */
function bestHands(scale, own, board) {
  const high = { strength: -Infinity };
  const low = { strength: Infinity };
  for (const [at, choice] of own.entries()) {
    for (const mine of choice) {
      for (const rest of board[at]) {
        const strength = scale.summed(mine.ranks + rest.ranks, mine.counts + rest.counts, mine.some, rest.some);
        if (strength > high.strength) take(high, strength, mine, rest);
        if (strength < low.strength) take(low, strength, mine, rest);
      }
    }
  }
  return { high: hand(scale, high), low: hand(scale, low) };
}

function take(found, strength, mine, rest) {
  found.strength = strength;
  found.mine = mine;
  found.rest = rest;
}

function hand(scale, { strength, mine, rest }) {
  const five = [...mine.some, ...rest.some].sort((one, other) => scale.order(one, other));
  const category = scale.table.categories[scale.level(strength)];
  return { strength, category, cards: scale.laidOut(five, strength).map(({ card }) => card) };
}
