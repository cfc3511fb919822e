/* The browser's side of the proof for boule, the money wheel, tuplanoppa and sic bo. Run in a page of the playground. */

import { betName, drawSteps, isWhole, settle, winners } from "/fi/assets/js/fields/rules.js";
import { decode, encode } from "/fi/assets/js/fields/state.js";
import { Fraction } from "/fi/assets/js/fraction.js";
import { oddsSteps } from "/fi/assets/js/odds-list.js";
import { nextThrower } from "/fi/assets/js/tuplanoppa/throwing.js";
import { say, speak } from "/fi/assets/js/words.js";

const json = async (name) => (await fetch(`/fi/assets/data/${name}.json`)).json();
let table;

/** Take a game, and speak a language of the playground. */
export async function use(game, language) {
  table = await json(game);
  const file = async (name) => (await fetch(`/${language}/assets/data/${name}.json`)).json();
  speak(await file(`words.${language}`), await file(`words.${language}.${game}`));
}

const told = ({ code, clause, fields }) => [code, clause, say(code, fields)].join("|");

/** All that a draw means, a line each: its reasons, the bets that win, every bet with its stake. */
export function record(drawn, stakes) {
  const bets = stakes.map(([bet, stake]) => {
    const { result, returned, net, step } = settle(table, drawn, bet, Fraction.of(stake));
    return [bet, betName(table, bet), result, returned, net, told(step)].join("|");
  });
  return [...drawSteps(table, drawn).map(told), winners(table, drawn).join(" "), ...bets];
}

/** A digest of the record of each draw; a draw that breaks the modules is a difference as well. */
export const digests = (draws, stakes) =>
  Promise.all(
    draws.map(async (drawn) => {
      let text;
      try {
        text = record(drawn, stakes).join("\n");
      } catch (error) {
        text = String(error);
      }
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }),
  );

export const odds = () => oddsSteps(table.odds).map(told);

/** Who throws next, for each row of `[way, seats, thrower, total]`; a seat is `[player, takesPart, willing]`. */
export const turns = (rows) =>
  rows.map(([way, seats, thrower, total]) => {
    const row = seats.map(([player, takesPart, willing]) => ({ player, takesPart, willing }));
    const { player, steps } = nextThrower(table.deals[way], row, thrower, total);
    return [player, ...steps.map(told)].join("\n");
  });

/** The draws and bets that do not come back from an address as they went into it. */
export function lost(draws) {
  const stake = Fraction.of("25/2");
  const states = [...draws.map((drawn) => [drawn, []]), ...table.bets.map((bet) => [draws[0], [[bet, stake]]])];
  return states.filter(([drawn, stakes]) => {
    const parts = encode(table, { drawn, stakes, rounding: "down" });
    const state = decode(table, parts, () => false);
    const same = state && [...state.stakes].map(String).join() === stakes.map(String).join();
    return !same || !isWhole(table, state.drawn) || state.drawn.join() !== drawn.join() || state.rounding !== "down";
  });
}
