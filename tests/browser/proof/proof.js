/* The browser's side of the proof that the modules equal the core. Run in a page of the playground. */

import { readStake } from "/fi/assets/js/amount.js";
import { play, settle, totalOf } from "/fi/assets/js/baccarat/rules.js";
import { Card, checkShoe, readCards } from "/fi/assets/js/cards.js";
import { Fraction, rounded, Share } from "/fi/assets/js/fraction.js";
import { oddsSteps } from "/fi/assets/js/odds-list.js";
import { number, percent, rowsOf, say, speak } from "/fi/assets/js/words.js";

const json = async (name) => (await fetch(`/fi/assets/data/${name}`)).json();
export const table = await json("baccarat.json");
const AREAS = ["player", "tie", "banker"];

/** Speak a language of the playground. */
export async function use(language) {
  const file = async (name) => (await fetch(`/${language}/assets/data/${name}.json`)).json();
  speak(await file(`words.${language}`), await file(`words.${language}.baccarat`));
}

const signature = (steps) => steps.map(({ code, clause }) => `${code}@${clause}`).join(" ");

/** A record for every `step`-th row of six values, as a data URL; the core's ranks of one value take turns. */
export async function records(signatures, ranks, step) {
  const numbers = new Map(signatures.map((text, index) => [text, index]));
  const byValue = ranks.map((same) => same.map((rank) => new Card(rank)));
  const count = Math.ceil(1e6 / step);
  const bytes = new Uint8Array(5 * count);
  for (let i = 0; i < count; i += 1) {
    const digits = String(i * step).padStart(6, "0");
    const row = [...digits].map((digit, at) => byValue[digit][(i + at) % byValue[digit].length]);
    bytes.set(recordOrBreakdown(row, numbers), 5 * i);
  }
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsDataURL(new Blob([bytes]));
  await loaded;
  return reader.result;
}

/** A wrong table may break the modules altogether: that is a difference as well. */
function recordOrBreakdown(row, numbers) {
  try {
    return record(row, numbers);
  } catch {
    return [255, 255, 255, 255, 255];
  }
}

function record(row, numbers) {
  let used = 4;
  let round = play(table, row.slice(0, used));
  while (round.next && used < row.length) round = play(table, row.slice(0, (used += 1)));
  const totals = ["player", "banker"].map((side) => totalOf(table, round.hands[side]));
  return [used, ...totals, AREAS.indexOf(round.winner), numbers.get(signature(round.steps)) ?? 255];
}

/** What happens with a row of cards as typed: the sentences, an error's sentence, or the hand that waits. */
export function told(text) {
  try {
    const cards = readCards(text);
    checkShoe(cards, table.decks);
    const round = play(table, cards);
    return round.next ? `next ${round.next}` : round.steps.map((step) => say(step.code, step.fields)).join(" ");
  } catch (error) {
    return failure(error);
  }
}

/** A bet settled, all parts as text, its sentence last. */
export function settled(winner, bet, stake) {
  const { result, returned, net, commission, step } = settle(table, winner, bet, readStake(stake));
  return [result, returned, net, commission, step.clause, say(step.code, step.fields)].map(String);
}

/** An amount as read, or the sentence that refuses it. */
export function amount(text) {
  try {
    return String(readStake(text));
  } catch (error) {
    return failure(error);
  }
}

function failure(error) {
  if (!error.code) throw error;
  return `error ${say(error.code, error.fields)}`;
}

export const written = (value) => number(Fraction.of(value));
export const percentage = (value) => percent(Share.of(value));
export const odds = () => oddsSteps(table.odds).map((step) => say(step.code, step.fields));
export const rows = () => rowsOf("baccarat");
export const round = (value, way) => String(rounded(Fraction.of(value), Fraction.of(table.unit), way));

/** Decimals as this browser's own `Intl` writes them. */
export function intl(decimals, language) {
  const options = { useGrouping: "always", roundingMode: "halfEven", maximumFractionDigits: 24 };
  const whole = new Intl.NumberFormat(language, options);
  const parts = new Intl.NumberFormat(language, { ...options, minimumFractionDigits: 2 });
  return decimals.map((text) => (text.includes(".") ? parts : whole).format(text));
}
