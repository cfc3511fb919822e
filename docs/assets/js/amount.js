/* Amounts as people type them. The same as rules_core.odds.read_stake, input by input. */

import { RulesError, shorten } from "./errors.js";
import { Fraction } from "./fraction.js";

const SPACES = "\u00a0\u202f\u2009 "; // no-break, narrow no-break, thin and plain
const WHOLE = `(?:\\d{1,3}(?:[${SPACES}]\\d{3})+|\\d+)`;
const TOO_LONG = /^.{41,}$/su;
const FRACTION = /^(\d+)\/(\d+)$/;
const ONLY_WHOLE = new RegExp(`^${WHOLE}$`);
const DECIMAL = new RegExp(`^(?<whole>${WHOLE})[.,](?<part>\\d+)$`);
const TWO_READINGS = /^(?=\d*[1-9]\d*\.)\d{1,3}\.\d{3}$/; // 1.250 could be a Dutch thousand, 0.250 could not

const ungrouped = (digits) => digits.replace(new RegExp(`[${SPACES}]`, "g"), "");

/** Reads a stake, exactly. Throws RulesError `amount-unreadable`, `amount-ambiguous`, `stake-not-positive`. */
export function readStake(text) {
  const value = readAmount(text);
  if (value.n <= 0n) throw new RulesError("stake-not-positive", { text: shorten(text) });
  return value;
}

/** Reads an amount as `readStake` does, 0 included. */
export const readAmount = (text) => readNumber(text.trim(), shorten(text));

function readNumber(plain, shown) {
  const unreadable = new RulesError("amount-unreadable", { text: shown });
  if (TOO_LONG.test(plain)) throw unreadable;
  const [, numerator, denominator] = FRACTION.exec(plain) ?? [];
  if (denominator) {
    if (!BigInt(denominator)) throw unreadable;
    return new Fraction(BigInt(numerator), BigInt(denominator));
  }
  if (ONLY_WHOLE.test(plain)) return new Fraction(BigInt(ungrouped(plain)));
  const match = DECIMAL.exec(plain);
  if (!match) throw unreadable;
  const [whole, part] = [ungrouped(match.groups.whole), match.groups.part];
  if (TWO_READINGS.test(plain)) {
    throw new RulesError("amount-ambiguous", { text: shown, whole: whole + part, decimal: `${whole},${part}` });
  }
  return new Fraction(BigInt(whole + part), 10n ** BigInt(part.length));
}
