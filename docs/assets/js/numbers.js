/* Numbers as the page's language writes them. The same as rules_core.words.number and percent, digit by digit.
 *
 * The signs come from CLDR through the build. `Intl.NumberFormat` would say the same, but an older browser turns
 * a long decimal into a floating-point number first and loses digits without a word.
 */

import { Fraction, halfEven } from "./fraction.js";

const power = (places) => 10n ** BigInt(places);
const HUNDREDTHS = 2;

/** A number by these signs; a fraction without a finite decimal stays a fraction. */
export function formatNumber(value, signs) {
  const places = decimalPlaces(value, signs.longestPart);
  if (places === null) return [value.n, value.d].map((whole) => formatNumber(new Fraction(whole), signs)).join("/");
  const least = places ? Math.max(places, signs.shortestPart) : 0;
  return written((value.n * power(least)) / value.d, least, signs);
}

/** A share as a percentage by these signs, rounded half to even, without zeros at its end. */
export function formatPercent(value, signs) {
  const scale = new Fraction(power(signs.percentDigits + HUNDREDTHS));
  let digits = halfEven(value.times(scale));
  let places = signs.percentDigits;
  while (places && digits % 10n === 0n) {
    digits /= 10n;
    places -= 1;
  }
  return signs.percent.replace("{number}", () => written(digits, places, signs));
}

/** How many decimals the exact value has, or null when they never end or are more than `longest`. */
function decimalPlaces(value, longest) {
  for (let places = 0; places <= longest; places += 1) {
    if (power(places) % value.d === 0n) return places;
  }
  return null;
}

/** These digits, the last `places` of them after the decimal sign. */
function written(digits, places, signs) {
  const minus = digits < 0n ? signs.minus : "";
  const all = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  const whole = all.slice(0, all.length - places).replace(/\B(?=(?:\d{3})+$)/g, signs.group);
  const part = all.slice(all.length - places);
  return minus + whole + (part && signs.decimal + part);
}
