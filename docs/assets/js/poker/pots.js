/* The pot and its side pots. As in rules_core.poker.pots. */

import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";

const ZERO = new Fraction(0n);
const isLess = (one, other) => one.minus(other).n < 0n;
const least = (one, other) => (isLess(one, other) ? one : other);
const most = (amounts) => amounts.reduce((one, other) => (isLess(one, other) ? other : one), ZERO);
const inOrder = (one, other) => (isLess(one, other) ? -1 : 1);

/**
 * The main pot and the side pots: `{ number, amount, players, step }`. `paid` is what each player has put in, `live`
 * the numbers of those still in. Throws RulesError `poker-bets-none`, `poker-folded-all`, `poker-folded-highest`.
 */
export function sidePots(table, paid, live) {
  if (paid.every((bet) => !bet.n)) throw new RulesError("poker-bets-none");
  if (!live.length) throw new RulesError("poker-folded-all");
  const theirs = live.map((number) => paid[number - 1]);
  if (isLess(most(theirs), most(paid))) throw new RulesError("poker-folded-highest");
  const levels = [...new Map(theirs.filter((bet) => bet.n).map((bet) => [String(bet), bet])).values()].sort(inOrder);
  return levels.map((level, at) => {
    const below = at ? levels[at - 1] : ZERO;
    const amount = paid.reduce((sum, bet) => sum.plus(least(bet, level).minus(least(bet, below))), ZERO);
    const players = live.filter((number) => !isLess(paid[number - 1], level));
    return pot(table, at + 1, amount, players);
  });
}

/** Who wins a part of a pot, after which row of common cards counts from here on. */
function decided(showdown, at, players) {
  const [before, part] = [showdown.parts[at - 1], showdown.parts[at]];
  const row = before?.board === part.board ? [] : showdown.boardSteps(part);
  return [...row, showdown.decide(part, players).step];
}

function pot(table, number, amount, players) {
  const code = players.length > 1 ? "poker-pot" : "poker-pot-uncalled";
  return { number, amount, players, step: { code, clause: table.clauses[code], fields: { number, amount, players } } };
}

/**
 * A round paid out: its pots, what each player gets, and why; each pot goes to the best hands among those who play for
 * it. `showdown` may be null where one player alone is left.
 */
export function settle(table, paid, live, showdown) {
  const pots = sidePots(table, paid, live);
  const won = paid.map(() => ZERO);
  const steps = [];
  for (const each of pots) {
    steps.push(each.step);
    const contested = each.players.length > 1;
    if (contested) steps.push(...showdown.parts.flatMap((_part, at) => decided(showdown, at, each.players)));
    const rows = contested ? showdown.shareOut(each.players) : [];
    for (const number of each.players) {
      const amount = contested ? each.amount.times(showdown.share(rows, number)) : each.amount;
      won[number - 1] = won[number - 1].plus(amount);
      if (contested && amount.n) steps.push({ code: "poker-won", clause: table.clauses["poker-won"], fields: { number, amount } });
    }
  }
  return { pots, won, steps };
}
