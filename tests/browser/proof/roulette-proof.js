/* The browser's side of the proof that the calculator of roulette equals the core. Run in a page of the playground. */

import { readStake } from "/fi/assets/js/amount.js";
import { oddsSteps } from "/fi/assets/js/odds-list.js";
import { betName, houseOf, settle, voidRound, voidSpin, zeroChoice } from "/fi/assets/js/roulette/rules.js";
import { decode, encode } from "/fi/assets/js/roulette/state.js";
import { say, speak } from "/fi/assets/js/words.js";

const json = async (name) => (await fetch(`/fi/assets/data/${name}`)).json();
const table = await json("roulette.json");

/** Speak a language of the playground. */
export async function use(language) {
  const file = async (name) => (await fetch(`/${language}/assets/data/${name}.json`)).json();
  speak(await file(`words.${language}`), await file(`words.${language}.roulette`));
}

/** A round may end with the rules of single bets, the smallest chip, and what spoilt the spin. */
const settled = ([version, option, drawn, numbers, { own = {}, chip = null, spoilt = null } = {}], bets) => {
  const house = houseOf(table, version);
  const laid = bets.map(([bet, stake]) => [bet, readStake(stake)]);
  if (spoilt && !numbers.length) return voidRound(house, spoilt, laid);
  const rules = { option, drawn, options: new Map(Object.entries(own)), chip: chip && readStake(chip) };
  const round = settle(house, numbers, laid, rules);
  return spoilt ? voidSpin(house, spoilt, round) : round;
};

/** What a player may choose: the option that is left, whether the chips can pay, the reason. */
export function choice([version, stake, chip, option]) {
  const made = zeroChoice(houseOf(table, version), readStake(stake), readStake(chip), option);
  if (!made) return null;
  const { code, clause, fields } = made.step;
  return [made.option, made.payable, made.zeros, String(fields.back), code, clause, say(code, fields)];
}

/** The values of a reason, the name of its bet apart. */
function values(fields) {
  const named = Object.entries(fields).filter(([name, value]) => name !== "bet" && value !== undefined);
  return named.map(([name, value]) => `${name}=${value}`).sort();
}

/** Everything about a settlement as lines of text: its sentences in the language as it is, or their values. */
export function lines(round, bets, spoken) {
  const made = settled(round, bets);
  const [, , , numbers] = round;
  const amounts = made.bets.map(({ bet, result, returned, net, clause }) => [bet, result, returned, net, clause].join(" "));
  const reasons = made.steps.map(({ code, clause, fields }) => `${code} ${clause} ${spoken ? say(code, fields) : values(fields).join(" ")}`);
  return [...amounts, ...reasons, made.used === numbers.length ? "" : "a number too many"];
}

/** A digest of every settlement; one that breaks down has none. */
export async function digests(rounds, bets, spoken) {
  const made = [];
  for (const round of rounds) made.push(await digest(round, bets[round[0]], spoken));
  return made;
}

async function digest(round, bets, spoken) {
  try {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines(round, bets, spoken).join("\n")));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return null;
  }
}

export const odds = (version) => oddsSteps(table.versions[version].odds).map((step) => say(step.code, step.fields));
export const names = (version) => {
  const house = houseOf(table, version);
  return [...house.places.values()].map((place) => betName(house, place));
};
export const bets = (version) => [...houseOf(table, version).places].map(([bet, { numbers }]) => [bet, numbers]);

/** The parts of an address, read and written again; null when they describe no table. */
export function again(parts) {
  const state = decode(table, parts);
  return state && encode(state);
}
