/* Exact fractions. */

const gcd = (a, b) => (b ? gcd(b, a % b) : a);
const positive = (n) => (n < 0n ? -n : n);

/** A fraction in lowest terms, its denominator above zero. */
export class Fraction {
  constructor(numerator, denominator = 1n) {
    const common = gcd(positive(numerator), positive(denominator)) || 1n;
    const sign = denominator < 0n ? -1n : 1n;
    this.n = (sign * numerator) / common;
    this.d = (sign * denominator) / common;
  }

  /** From a whole number or a text such as `19/20`, as the exported tables write it. */
  static of(value) {
    const [numerator, denominator = 1] = String(value).split("/");
    return new this(BigInt(numerator), BigInt(denominator));
  }

  plus(other) {
    return new Fraction(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other) {
    return new Fraction(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other) {
    return new Fraction(this.n * other.n, this.d * other.d);
  }

  over(other) {
    return new Fraction(this.n * other.d, this.d * other.n);
  }

  toString() {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`;
  }
}

/** A fraction of a whole, such as a probability or a commission: said as a percentage. */
export class Share extends Fraction {}

/** The whole number next below or at `value`. */
export function floor(value) {
  const whole = value.n / value.d;
  return value.n < 0n && whole * value.d !== value.n ? whole - 1n : whole;
}

/** The whole number nearest to `value`; from a half, the even one. */
export function halfEven(value) {
  const below = floor(value);
  const rest = value.minus(new Fraction(below));
  const twice = rest.n + rest.n;
  const up = twice > rest.d || (twice === rest.d && below % 2n !== 0n);
  return up ? below + 1n : below;
}

/** Ways of rounding a fraction to a whole number; `nearest` takes a half up. */
export const ROUNDINGS = {
  down: floor,
  nearest: (value) => floor(value.plus(new Fraction(1n, 2n))),
  up: (value) => -floor(new Fraction(-value.n, value.d)),
};

/** `value` as a multiple of `unit`, rounded by one of `ROUNDINGS`; any other name leaves it exact. */
export function rounded(value, unit, rounding) {
  const round = Object.hasOwn(ROUNDINGS, rounding) ? ROUNDINGS[rounding] : null;
  return round ? new Fraction(round(value.over(unit))).times(unit) : value;
}
