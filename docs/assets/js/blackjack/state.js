/* The state of a blackjack table as parts of an address: version, course, options, amounts, rounding. */

import { CHOICES, HOLE, isChoice } from "./course.js";
import { readStake } from "../amount.js";
import { readCard } from "../cards.js";
import { ROUNDINGS } from "../fraction.js";

const [OPTION, OTHERS, ROUNDING] = ["o", "a", "r"];
const AMOUNTS = { initial: "b", double: "d", "split-double": "e", insurance: "i", unit: "u" };
const WORDS = [...CHOICES, HOLE];

/** `["live", "8s-6d-8h-split-3c", "ohit-soft…", "a", "b10", "rdown"]`: an amount by its letter, a fraction with `_`. */
export function encode({ version, options, others, log, amounts, rounding }) {
  const row = log.map((one) => (isChoice(one) ? one : one.code)).join("-");
  const paid = amounts.map(([name, amount]) => AMOUNTS[name] + String(amount).replace("/", "_"));
  const rounded = Object.hasOwn(ROUNDINGS, rounding) ? [ROUNDING + rounding] : [];
  return [version, row, ...options.map((option) => OPTION + option), ...(others ? [OTHERS] : []), ...paid, ...rounded];
}

/** The state in these parts, or null when a part means nothing. Throws RulesError for a wrong card or amount. */
export function decode([version, row, ...rest], versions) {
  if (!Object.hasOwn(versions, version) || row === undefined) return null;
  const state = { version, options: [], others: false, log: readLog(row.replaceAll("-", " ")), amounts: [], rounding: "" };
  return rest.every((part) => readPart(part, state, versions[version])) ? state : null;
}

/** A log of cards and choices with blanks between them. Throws RulesError `card-unknown`. */
export function readLog(row) {
  const words = row ? row.split(" ") : [];
  return words.map((word, at) => (WORDS.includes(word) ? word : readCard(word, at + 1)));
}

/** Puts what a part says into the state; false when it means nothing or was said before. */
function readPart(part, state, { options, bets }) {
  const [letter, text] = [part.slice(0, 1), part.slice(1)];
  const name = Object.keys(AMOUNTS).find((each) => AMOUNTS[each] === letter);
  if (name) return (name === "unit" || Object.hasOwn(bets, name)) && put(state.amounts, name, readStake(text.replace("_", "/")));
  if (letter === OPTION) return Object.hasOwn(options, text) && !state.options.includes(text) && Boolean(state.options.push(text));
  if (part === OTHERS && !state.others) return (state.others = true);
  if (letter !== ROUNDING || !Object.hasOwn(ROUNDINGS, text) || state.rounding) return false;
  state.rounding = text;
  return true;
}

const put = (amounts, name, amount) => !amounts.some(([other]) => other === name) && Boolean(amounts.push([name, amount]));
