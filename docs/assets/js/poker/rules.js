/* The showdown of poker, read from its exported tables. As in rules_core.poker.showdowns. */

import { finder } from "./best.js";
import { scaleOf } from "./scale.js";
import { moreThan } from "../cards.js";
import { RulesError } from "../errors.js";
import { Fraction } from "../fraction.js";
import { Name } from "../words.js";

const LOW = "low";
const HIGH = "high";

/** A showdown: the parts of the pot, everybody's share of it, and why. */
export class Showdown {
  /**
   * `hands` are the own cards of each player, null for one who has left; `boards` the rows of common cards. Throws
   * RulesError `poker-hands-none`, `poker-own-cards`, `poker-board-cards`, `pack-exceeded`.
   */
  constructor(table, { game, form, soko, hands, boards }) {
    this.table = table;
    this.game = table.games[game];
    this.form = form;
    this.scale = scaleOf(table, soko);
    this.numbers = hands.flatMap((cards, at) => (cards ? [at + 1] : []));
    checkHands(table, this.game, hands, boards);
    this.parts = this.makeParts(hands, boards);
    const rows = this.shareOut(this.numbers);
    this.shares = new Map(this.numbers.map((number) => [number, this.share(rows, number)]));
  }

  makeParts(hands, boards) {
    const several = boards.length > 1;
    const lows = { [HIGH]: [false], [LOW]: [true] }[this.form] ?? [false, true];
    const find = finder(this.scale, this.game);
    return (boards.length ? boards : [[]]).flatMap((row, place) => {
      const found = this.numbers.map((number) => [number, find(hands[number - 1], row)]);
      return lows.map((low) => ({
        board: several ? place + 1 : 0,
        low,
        hands: new Map(found.map(([number, best]) => [number, best[low ? LOW : HIGH]])),
      }));
    });
  }

  clause(code) {
    return this.table.clauses[code] ?? this.game.clauses[this.form][code];
  }

  step(code, fields, clause = this.clause(code)) {
    return { code, clause, fields };
  }

  /** Who wins a part among the hands with these numbers, and why. */
  decide(part, numbers) {
    const strengths = new Map(numbers.map((number) => [number, part.hands.get(number).strength]));
    const order = [...new Set(strengths.values())].sort((one, other) => (part.low ? one - other : other - one));
    const winners = numbers.filter((number) => strengths.get(number) === order[0]);
    if (numbers.length === 1) return { winners, step: this.step("poker-alone", { winner: winners[0] }) };
    if (winners.length > 1) return { winners, step: this.step("poker-equal", { winners }) };
    return { winners, step: this.reason(part, winners[0], order[0], order[1]) };
  }

  /** By class, or by the first points that differ within the class. */
  reason(part, winner, best, next) {
    const [mine, other] = [best, next].map((strength) => this.table.categories[this.scale.level(strength)]);
    const fields = { winner, category: new Name(mine.code) };
    if (mine !== other) return this.step(part.low ? "poker-low-class" : "poker-high-class", { ...fields, beaten: new Name(other.code) });
    const [points, against] = [best, next].map((strength) => this.scale.points(strength));
    const at = points.findIndex((each, place) => each !== against[place]);
    const named = { ...fields, points: this.scale.rankOf(points[at]), against: this.scale.rankOf(against[at]) };
    return part.low ? this.step("poker-low-points", named) : this.step("poker-high-points", named, mine.clause);
  }

  /** Each hand's share of each part among the hands with these numbers. */
  shareOut(numbers) {
    return this.parts.map((part) => {
      const { winners } = this.decide(part, numbers);
      return new Map(winners.map((number) => [number, new Fraction(1n, BigInt(winners.length))]));
    });
  }

  /** A hand's share of the whole. */
  share(rows, number) {
    const each = new Fraction(1n, BigInt(this.parts.length));
    return rows.reduce((sum, row) => sum.plus((row.get(number) ?? new Fraction(0n)).times(each)), new Fraction(0n));
  }

  /** Which row of common cards counts, where there are several. */
  boardSteps({ board }) {
    return board ? [this.step("poker-board", { board })] : [];
  }

  /** Every hand for a part, under its heading. */
  shown(part) {
    const steps = this.boardSteps(part);
    if (part.low) steps.push(this.step("poker-low", {}));
    else if (this.form !== HIGH) steps.push(this.step("poker-high", {}));
    for (const [number, { category, cards }] of part.hands) {
      steps.push(this.step("poker-hand-of", { number, category: new Name(category.code), cards }, category.clause));
    }
    return steps;
  }

  /** All reasons: the hands, who wins each part, who gets which share. */
  get steps() {
    const decided = this.parts.flatMap((part) => [...this.shown(part), this.decide(part, this.numbers).step]);
    return [...decided, ...this.numbers.filter((number) => this.shares.get(number).n).map((number) => this.shareStep(number))];
  }

  shareStep(number) {
    const share = this.shares.get(number);
    if (share.n === share.d) return this.step("poker-share-all", { number });
    return this.step("poker-share", { number, share: String(share) });
  }
}

function checkHands(table, game, hands, boards) {
  const shared = game.shared ? (boards[0] ?? []).length : 0;
  if (hands.every((cards) => !cards)) throw new RulesError("poker-hands-none");
  for (const [at, cards] of hands.entries()) {
    const needed = game.own - shared;
    if (cards && cards.length !== needed) throw new RulesError("poker-own-cards", { number: at + 1, needed, count: cards.length });
  }
  for (const [at, row] of boards.entries()) {
    const needed = game.board + shared;
    if (row.length !== needed) throw new RulesError("poker-board-cards", { row: at + 1, needed, count: row.length });
  }
  checkPack(table, [...hands, ...boards].flatMap((row) => row ?? []));
}

/** Throws RulesError `pack-exceeded` when a card is there more often than the pack has it. */
export function checkPack(table, cards) {
  const over = moreThan(cards, table.decks);
  if (over) throw new RulesError("pack-exceeded", { ...over, held: table.decks });
}
