/* The browser's side of the proof that blackjack equals the core. Run in a page of the playground. */

import { readStake } from "/fi/assets/js/amount.js";
import { CHOICES, Course, DEALER, isChoice } from "/fi/assets/js/blackjack/course.js";
import { decide, holeCard, houseOf, insuranceAmount, moves, play, replay, settle, value } from "/fi/assets/js/blackjack/rules.js";
import { readCards } from "/fi/assets/js/cards.js";
import { say, speak } from "/fi/assets/js/words.js";

const json = async (name) => (await fetch(`/fi/assets/data/${name}`)).json();
export const table = await json("blackjack.json");

/** Speak a language of the playground. */
export async function use(language) {
  const file = async (name) => (await fetch(`/${language}/assets/data/${name}.json`)).json();
  speak(await file(`words.${language}`), await file(`words.${language}.blackjack`));
}

const house = ([version, options]) => houseOf(table, version, options);
const signed = ({ code, clause }) => `${code}@${clause}`;
const told = ({ code, fields }) => say(code, fields);
const cardsOf = (text) => readCards(text);

/** What `ask` gives, or the code of the error; a wrong table may break a module altogether: a difference too. */
function answer(ask) {
  try {
    return ask();
  } catch (error) {
    return error.code ? `error ${error.code}` : "broken";
  }
}

/** Total, softness, blackjack, bust, reason of a hand. */
const valued = (rules, cards, split) => {
  const hand = value(rules, cards, split);
  return [hand.total, hand.soft, hand.blackjack, hand.bust, signed(hand.step)].join(" ");
};

export const hands = (of, rows) => rows.flatMap((row) => [false, true].map((split) => answer(() => valued(house(of), cardsOf(row), split))));

/** What may be done with every hand `[row, states]` in its states `[up, split, doubled, stood, checked]`. */
export function allMoves(of, rows) {
  const rules = house(of);
  return rows.flatMap(([row, states]) => {
    const cards = cardsOf(row);
    return states.map(([up, split, doubled, stood, checked]) =>
      answer(() => {
        const all = moves(rules, { cards, split, doubled, stood }, cardsOf(up)[0], checked);
        return [all.automatic ?? "decides", ...all.moves.map((move) => `${move.allowed ? "+" : "-"}${signed(move.step)}`)].join(" ");
      }),
    );
  });
}

/** What the dealer must do, and how the hand is replayed when draws matter and when they do not. */
export function dealers(of, rows) {
  const rules = house(of);
  return rows.flatMap((row) => {
    const cards = cardsOf(row);
    const replayed = (needed) => answer(() => replay(rules, cards, needed).steps.map(signed).join(" "));
    const decision = decide(rules, cards);
    return [`${decision.draws} ${signed(decision.step)}`, replayed(true), replayed(false)];
  });
}

const FLAGS = ["doubled", "splitDoubled"];

/** A round `{ player, split, dealer, doubled, splitDoubled, others }` and its amounts, settled. */
function round(rules, given) {
  const rows = given.split === null ? [given.player] : [given.player, given.split];
  const all = rows.map((row, at) => ({ cards: cardsOf(row), split: given.split !== null, doubled: given[FLAGS[at]] }));
  const played = play(rules, all, cardsOf(given.dealer), given.others);
  const amounts = Object.fromEntries(Object.entries(given.amounts).map(([name, text]) => [name, readStake(text)]));
  return { played, settled: settle(rules, played, amounts) };
}

const paid = (bet) => `${bet.bet} ${bet.stake} ${bet.result} ${bet.returned} ${bet.net} ${signed(bet.step)}`;

export function rounds(of, list) {
  const rules = house(of);
  return list.map((given) =>
    answer(() => {
      const { played, settled } = round(rules, given);
      return [...played.results.map((one) => one.result), ...played.steps.map(signed), ...settled.map(paid)].join(" ");
    }),
  );
}

/** Every hand against every dealer's hand, those of three cards doubled too; the bet is 1. */
export function grid(of, rows, against) {
  const rules = house(of);
  const given = (player, dealer, doubled) => ({ player, split: null, dealer, doubled, splitDoubled: false, others: true, amounts: { initial: "1" } });
  const verdict = (row, dealer, doubled) =>
    answer(() => {
      const { played, settled } = round(rules, given(row, dealer, doubled));
      return [signed(played.results[0].step), ...settled.map(paid)].join(" ");
    });
  return rows.flatMap((row) => ways(row).flatMap((doubled) => against.map((dealer) => verdict(row, dealer, doubled))));
}

const ways = (row) => (row.split(" ").length === 3 ? [false, true] : [false]);

/** The sentences of a round and its bets. */
export function sentences(of, given) {
  return words(() => {
    const { played, settled } = round(house(of), given);
    return [...played.steps, ...settled.map((bet) => bet.step)].map(told).join(" ");
  });
}

/** The sentences about what may be done with a hand, and about the hole card. */
export function moveSentences(of, row, [up, split, doubled, stood, checked]) {
  return words(() => {
    const rules = house(of);
    const all = moves(rules, { cards: cardsOf(row), split, doubled, stood }, cardsOf(up)[0], checked);
    return [...all.moves.map((move) => told(move.step)), told(holeCard(rules, cardsOf(up)[0]).step)].join(" ");
  });
}

/** The sentence about how much an insurance may be, and the amount. */
export const insurance = (of, bet, unit) =>
  words(() => {
    const amount = insuranceAmount(house(of), readStake(bet), unit === null ? null : readStake(unit));
    return `${amount.most} ${amount.exact} ${amount.step.clause} ${told(amount.step)}`;
  });

function words(ask) {
  try {
    return ask();
  } catch (error) {
    if (!error.code) throw error;
    return `error ${say(error.code, error.fields)}`;
  }
}

/** Plays rounds at the table of the calculator: `digits` decide on cards and choices. */
export function courses(of, ranks, all) {
  const rules = house(of);
  return all.map((digits) => {
    const log = [];
    const take = (items) => items[digits.shift() % items.length];
    for (;;) {
      const course = possible(rules, log);
      if (course.next === null || digits.length === 0) return described(course, log);
      const choices = course.decides ? course.moves.moves.filter((move) => move.allowed && CHOICES.includes(move.action)).map((move) => move.action) : [];
      const free = choices.filter((choice) => choice !== "insurance" || !course.insured);
      const choice = take([null, ...free]);
      log.push(choice ?? cardsOf(take(ranks))[0]);
    }
  });
}

/** The course of a log; a hole card that the play so far has ruled out is taken back. */
function possible(rules, log) {
  try {
    return new Course(rules, log, false);
  } catch (error) {
    if (error.code !== "bj-play-after-check") throw error;
    log.pop();
    return new Course(rules, log, false);
  }
}

function described(course, log) {
  const played = answer(() => play(course.house, course.hands, course.dealer, false));
  return {
    over: course.next === null,
    log: log.map((one) => (isChoice(one) ? one : one.code)).join(" "),
    hands: course.hands.map((hand) => ({ cards: hand.cards.join(" "), doubled: hand.doubled, stood: hand.stood })),
    dealer: course.dealer.join(" "),
    next: course.next === DEALER ? DEALER : course.next,
    turn: course.turn,
    decides: course.decides,
    allowed: course.moves?.moves.filter((move) => move.allowed).map((move) => move.action),
    results: played.results?.map((one) => one.result),
  };
}
