/* Baccarat, read from its exported tables. No figure of the rules stands here. As in rules_core.baccarat. */

import { RulesError } from "../errors.js";
import { Fraction, Share } from "../fraction.js";

/** The point count of a hand. */
export const totalOf = (table, cards) =>
  cards.reduce((sum, card) => sum + table.values[card.rank], 0) % table.modulus;

/**
 * The course of a round from its cards in dealing order, as far as they go.
 *
 * `next` is the hand that gets the next card (null when the round is over), `decided` the hands that get no more,
 * `winner` the winner of a finished round, `places` the positions of each hand's cards in the row. Throws RulesError
 * for a card too many, with the code and the fields of the core's own error.
 */
export function play(table, cards) {
  return new Round(table, cards).run();
}

const AFTER_NATURAL = {
  player: "card-after-natural-player",
  banker: "card-after-natural-banker",
  both: "card-after-natural-both",
};

class Round {
  constructor(table, cards) {
    this.table = table;
    this.cards = cards;
    this.used = 0;
    this.hands = { player: [], banker: [] };
    this.places = { player: [], banker: [] };
    this.steps = [];
    this.decided = [];
    this.next = null;
    this.winner = null;
  }

  run() {
    if (!this.opening()) return this;
    const { player, banker } = this.totals();
    const natural = [player, banker].some((total) => this.table.naturals[total]);
    if (natural ? this.naturals(player, banker) : this.thirdCards(player, banker)) this.finish();
    return this;
  }

  totals() {
    return { player: totalOf(this.table, this.hands.player), banker: totalOf(this.table, this.hands.banker) };
  }

  step(code, fields, clause = this.table.clauses[code]) {
    this.steps.push({ code, clause, fields });
  }

  /** Gives the next card of the row to a hand; false when the row has ended. */
  take(side) {
    if (this.used === this.cards.length) {
      this.next = side;
      return false;
    }
    this.hands[side].push(this.cards[this.used]);
    this.places[side].push(this.used);
    this.used += 1;
    return true;
  }

  opening() {
    if (!this.table.order.every((side) => this.take(side))) return false;
    const totals = this.totals();
    this.step("dealt", {
      player_cards: [...this.hands.player],
      player_total: totals.player,
      banker_cards: [...this.hands.banker],
      banker_total: totals.banker,
    });
    return true;
  }

  naturals(player, banker) {
    this.decided = ["player", "banker"];
    const [first, second] = [player, banker].map((total) => this.table.naturals[total]);
    const which = first && second ? "both" : first ? "player" : "banker";
    const fields = { total: first ? player : banker, player_total: player, banker_total: banker };
    this.refuse(AFTER_NATURAL[which], fields);
    this.step(`natural-${which}`, fields);
    return true;
  }

  thirdCards(player, banker) {
    const first = this.decide(this.table.player[player], "player", { total: player });
    if (first.draws && !this.third("player")) return false;
    const value = first.draws ? this.table.values[this.hands.player.at(-1).rank] % this.table.modulus : null;
    const row = first.draws ? this.table.banker.third[banker] : this.table.banker.stood;
    const second = this.decide(row[first.draws ? value : banker], "banker", { total: banker, third: value });
    if (second.draws && !this.third("banker")) return false;
    this.leftOver(first, second, { player, banker, third: value });
    return true;
  }

  decide(number, side, fields) {
    const decision = this.table.decisions[number];
    this.step(decision.code, fields, decision.clause);
    if (!decision.draws) this.decided.push(side);
    return decision;
  }

  third(side) {
    if (!this.take(side)) return false;
    this.decided.push(side);
    this.step(`${side}-third-card`, { card: this.hands[side].at(-1), total: totalOf(this.table, this.hands[side]) });
    return true;
  }

  leftOver(first, second, { player, banker, third }) {
    if (second.draws) this.refuse("card-after-banker-third", {});
    if (first.draws) this.refuse("banker-must-stand-on", { total: banker, third });
    this.refuse("card-after-standing", { player_total: player, banker_total: banker });
  }

  refuse(code, fields) {
    const cards = this.cards.slice(this.used);
    if (cards.length) throw new RulesError(code, { cards, ...fields });
  }

  finish() {
    const { player, banker } = this.totals();
    this.winner = player > banker ? "player" : banker > player ? "banker" : "tie";
    this.step(`winner-${this.winner}`, { player_total: player, banker_total: banker });
  }
}

/** As many of these cards as one round takes. */
export function legalStart(table, cards) {
  try {
    play(table, cards);
    return cards;
  } catch (error) {
    if (error instanceof RulesError) return legalStart(table, cards.slice(0, -1));
    throw error;
  }
}

/** What a bet on `bet` returns when `winner` wins, exactly, and the step that says why. */
export function settle(table, winner, bet, stake) {
  const { result, clause, code } = table.outcomes[winner][bet];
  const gross = stake.times(Fraction.of(table.prices[bet].pays));
  const rate = Share.of(table.prices[bet].commission);
  const commission = gross.times(rate);
  const zero = new Fraction(0n);
  const win = gross.minus(commission);
  const returned = { win: stake.plus(win), push: stake, lose: zero }[result];
  const fields = { stake, gross, rate, commission, win, returned };
  const step = { code, clause, fields };
  return { bet, stake, result, returned, net: returned.minus(stake), commission: result === "win" ? commission : zero, step };
}
