/* The browser's side of the proof of poker. Run in a page of the playground. */

import { readStake } from "/fi/assets/js/amount.js";
import { Card, readCards } from "/fi/assets/js/cards.js";
import { Fraction } from "/fi/assets/js/fraction.js";
import { settle, sidePots } from "/fi/assets/js/poker/pots.js";
import { Showdown } from "/fi/assets/js/poker/rules.js";
import { scaleOf } from "/fi/assets/js/poker/scale.js";
import { say, speak } from "/fi/assets/js/words.js";

const json = async (name) => (await fetch(`/fi/assets/data/${name}`)).json();
export const table = await json("poker.json");

/** Speak a language of the playground. */
export async function use(language) {
  const file = async (name) => (await fetch(`/${language}/assets/data/${name}.json`)).json();
  speak(await file(`words.${language}`), await file(`words.${language}.poker`));
}

/** Every five of these cards, in order: how many hands of each class, and a digest over the strengths. */
export async function digest(codes, soko, step) {
  const scale = scaleOf(table, soko);
  const deck = readCards(codes).map((card) => scale.sorted([card])[0]);
  const counts = table.categories.map(() => 0);
  const strengths = [];
  const add = (five) => {
    const strength = scale.strength(five);
    counts[scale.level(strength)] += 1;
    strengths.push(strength);
  };
  const five = [];
  let count = 0;
  const from = (at) => {
    for (let next = at; next < deck.length; next += 1) {
      five.push(deck[next]);
      if (five.length < table.cards) from(next + 1);
      else if (count++ % step === 0) add(five);
      five.pop();
    }
  };
  from(0);
  const sum = await crypto.subtle.digest("SHA-256", new Uint32Array(strengths));
  return { counts, digest: [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
}

/** Deals as rows of card numbers, a row a deal: the hand of each player, then the rows of common cards. */
export function shares(given, codes, { game, form, soko }, players) {
  const deck = readCards(codes);
  const { own, rows, board } = table.games[game];
  const sizes = [...Array(players).fill(own), ...Array(rows).fill(board)];
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const bytes = Uint8Array.from(atob(given), (sign) => sign.charCodeAt(0));
  const found = [];
  for (let at = 0; at < bytes.length; at += size) {
    let next = at;
    const dealt = sizes.map((count) => [...bytes.slice(next, (next += count))].map((number) => deck[number]));
    const shown = new Showdown(table, { game, form, soko, hands: dealt.slice(0, players), boards: dealt.slice(players) });
    found.push(shown.numbers.map((number) => shown.shares.get(number)).join(" "));
  }
  return found.join("\n");
}

/** A showdown told: each reason's sentence with its clause, and each hand as laid out. */
export function told(deal) {
  try {
    return said(showdown(deal).steps);
  } catch (error) {
    return failure(error);
  }
}

/** A round paid out: pots, what everybody gets, and each reason. */
export function paid(deal, bets) {
  try {
    const stakes = bets.map((bet) => (bet === "0" ? new Fraction(0n) : readStake(bet)));
    const shown = showdown(deal);
    const { pots, won, steps } = settle(table, stakes, shown.numbers, shown);
    return [pots.map((pot) => [pot.number, String(pot.amount), pot.players]), won.map(String), said(steps)];
  } catch (error) {
    return failure(error);
  }
}

/** The pots alone, as `[amount, players]`. */
export function divided(bets, folded) {
  try {
    const stakes = bets.map((bet) => Fraction.of(bet));
    const live = stakes.flatMap((_bet, at) => (folded.includes(at + 1) ? [] : [at + 1]));
    return sidePots(table, stakes, live).map(({ amount, players }) => [String(amount), players]);
  } catch (error) {
    return failure(error);
  }
}

const showdown = ({ hands, boards, ...rest }) =>
  new Showdown(table, { ...rest, hands: hands.map((row) => row && readCards(row)), boards: boards.map(readCards) });

const said = (steps) => steps.map(({ code, clause, fields }) => `${clause} ${say(code, fields)}`);

function failure(error) {
  if (!error.code) throw error;
  return `error ${say(error.code, error.fields)}`;
}

export const names = () => Object.values(table.games).map(({ code }) => say(code));
export const card = (code) => new Card(code).toString();
