/* The bets of a round: how much they may be, and what comes back. As in rules_core.blackjack.settlement. */

import { step } from "./hands.js";
import { RulesError } from "../errors.js";
import { Fraction, ROUNDINGS } from "../fraction.js";
import { say } from "../words.js";

const ZERO = new Fraction(0n);
const above = (one, other) => one.minus(other).n > 0n;
const same = (one, other) => String(one) === String(other);

/** What an insurance of this bet may be: exactly `most`, or up to it; `unit` is the least amount that can be bet. */
export function insuranceAmount(house, bet, unit = null) {
  const share = bet.times(Fraction.of(house.insurance));
  if (house.insuranceExact) return { most: share, exact: true, step: step(house, "bj-insurance-exact", { bet, most: share }) };
  const most = unit ? new Fraction(ROUNDINGS.up(share.over(unit))).times(unit) : share;
  const code = same(most, share) ? "bj-insurance-up-to" : "bj-insurance-rounded";
  return { most, exact: false, step: step(house, code, { bet, most, share }) };
}

/**
 * Settles the bets of a round: `initial`, and what was added: `double`, `split-double` (as much as the bet unless
 * they are given), `insurance`, with `unit` for it. Throws RulesError for an amount that the rules do not allow.
 */
export function settle(house, played, amounts) {
  const bet = amounts.initial;
  const names = [["initial", "double"], ["split", "split-double"]];
  if (amounts["split-double"] && played.results.length < names.length) throw new RulesError("bj-not-doubled");
  const settled = played.results.flatMap((result, at) => {
    const [name, addedName] = names[at];
    const added = addedTo(result, bet, amounts[addedName]);
    const hand = settleHand(house, name, bet, result);
    return added ? [hand, settleDouble(house, addedName, added, result, played)] : [hand];
  });
  return amounts.insurance ? [...settled, settleInsurance(house, played, amounts)] : settled;
}

/** The amount that doubling added to a hand, null when it was not doubled. */
function addedTo(result, bet, added) {
  if (!result.doubled && added) throw new RulesError("bj-not-doubled");
  if (added && above(added, bet)) throw new RulesError("bj-double-too-high", { stake: added, most: bet });
  return result.doubled ? (added ?? bet) : null;
}

function settleHand(house, name, stake, { hand, result, step: reason }) {
  const price = hand.blackjack && result === "win" ? "blackjack" : "win";
  const clause = result === "win" ? house.clauses[`payout-${price}`] : reason.clause;
  return settled(house, name, stake, result, clause, house.pays[price]);
}

function settleDouble(house, name, stake, result, { dealer }) {
  const back = house.doubleReturned && dealer.blackjack && !result.hand.bust;
  return back ? settled(house, name, stake, "push", house.clauses["double-returned"], house.pays.win) : settleHand(house, name, stake, result);
}

function settleInsurance(house, { dealer, results }, { initial, insurance: stake, unit }) {
  if (dealer.cards[0].rank !== house.insuranceAgainst) throw new RulesError("bj-insurance-not-offered", { card: dealer.cards[0] });
  const { most, exact } = insuranceAmount(house, initial, unit);
  if (exact && !same(stake, most)) throw new RulesError("bj-insurance-wrong", { stake, most });
  if (above(stake, most)) throw new RulesError("bj-insurance-too-high", { stake, most });
  if (!exact && unit && stake.over(unit).d !== 1n) throw new RulesError("bj-insurance-unit", { stake, unit });
  const won = dealer.blackjack ? (results[0].hand.blackjack ? "insurance-both" : "insurance-win") : "insurance-lose";
  return settled(house, "insurance", stake, dealer.blackjack ? "win" : "lose", house.clauses[won], house.pays.insurance);
}

const SENTENCES = { win: "bj-bet-win", push: "bj-bet-push", lose: "bj-bet-lose" };

function settled(house, bet, stake, result, clause, { odds, toOne }) {
  const win = stake.times(Fraction.of(toOne));
  const returned = { win: stake.plus(win), push: stake, lose: ZERO }[result];
  const fields = { bet: say(house.bets[bet]), stake, pays: odds, win, returned };
  return { bet, stake, result, returned, net: returned.minus(stake), commission: ZERO, step: step(house, SENTENCES[result], fields, clause) };
}
