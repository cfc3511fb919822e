/* The amounts of a round: those that a course asks for, as the reader has typed them. */

import { insuranceAmount } from "./settlement.js";
import { _, say } from "../words.js";

const UNIT = "unit";

/** The fields: what may be bet in any version, and the unit by which insurance is rounded. */
export const fieldsOf = (table) => [...new Set(Object.values(table.versions).flatMap(({ bets }) => Object.keys(bets)))].filter((bet) => bet !== "split").concat(UNIT);

/** The name of a field or of a settled bet. */
export const amountName = (bet) => (bet === UNIT ? _("Least amount that can be bet") : say(`bet-blackjack-${bet}`));

/** Whether the course asks for this amount. */
export function asks(course, bet) {
  const [first, second] = course.hands;
  const asked = {
    initial: true,
    double: first.doubled,
    "split-double": Boolean(second?.doubled),
    insurance: course.insured,
    unit: course.insured && !course.house.insuranceExact,
  };
  return asked[bet];
}

/** What the rules suppose where nothing is typed: a double as much as the bet, an insurance as much as it may be. */
export function supposed(course, stakes) {
  const { initial, unit } = Object.fromEntries(stakes);
  if (!initial) return {};
  return { double: initial, "split-double": initial, insurance: insuranceAmount(course.house, initial, unit).most };
}

/** The amounts to settle by name; an insurance without one is as much as it may be. Null without an initial bet. */
export function toSettle(course, stakes) {
  const amounts = Object.fromEntries(stakes);
  if (!amounts.initial) return null;
  if (course.insured) amounts.insurance ??= supposed(course, stakes).insurance;
  return amounts;
}

/** Why an insurance that was taken may be as much as it is, or null. */
export function insuranceReason(course, stakes) {
  const { initial, unit } = Object.fromEntries(stakes);
  return course.insured && initial ? insuranceAmount(course.house, initial, unit).step : null;
}
