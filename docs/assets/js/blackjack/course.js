/* The course of a round at one seat: cards as they are dealt and what the player chooses, one after the other. */

import { decide, replay } from "./dealer.js";
import { value } from "./hands.js";
import { checkCourse, moves } from "./player.js";
import { checkBlackjackEnds, endsAtOnce, undecided } from "./rounds.js";
import { checkShoe } from "../cards.js";
import { RulesError } from "../errors.js";

export const DEALER = "dealer";
export const HOLE = "hole"; // the next card is the dealer's hole card, though the player is not ready
export const CHOICES = ["stand", "double", "split", "insurance"];

/**
 * Replays a log: cards, `CHOICES` and `HOLE`. Throws RulesError for what the rules do not allow at that point.
 *
 * `next` is who gets the next card: a number of a hand, `DEALER`, or null when the round is over; `turn` the number of
 * the hand in play, or null; `moves` what may be done with it; `decides` whether the player is to say what.
 */
export class Course {
  constructor(house, log, others = false) {
    this.house = house;
    this.others = others;
    this.hands = [newHand()];
    this.dealer = [];
    this.dealerPlaces = [];
    this.insured = false;
    this.peeking = false;
    checkShoe(log.filter((one) => !isChoice(one)), house.decks);
    for (const [at, one] of log.entries()) {
      this.look();
      if (isChoice(one)) this.choose(one);
      else this.take(one, at);
    }
    this.look();
  }

  /** Sees whose turn it is. */
  look() {
    this.opened = this.hands[0].split || this.laid() >= this.house.deal.length;
    this.ended = endsAtOnce(this.house, this.dealer);
    this.turn = this.opened && !this.ended ? this.handInPlay() : null;
    this.moves = this.opened && !this.ended ? this.movesOf(this.turn ?? this.hands.length - 1) : null;
    this.next = this.receiver();
    this.decides = this.turn !== null && this.next === this.turn && this.moves.automatic === null;
  }

  /** How many cards of the opening lie open. */
  laid() {
    return this.hands[0].cards.length + this.dealer.length;
  }

  movesOf(number) {
    return moves(this.house, this.hands[number], this.dealer[0], this.dealer.length > 1);
  }

  handInPlay() {
    const { splitCardsFirst, opening } = this.house;
    const short = splitCardsFirst ? this.hands.findIndex((hand) => hand.cards.length < opening) : -1;
    const open = this.hands.findIndex((_hand, number) => this.movesOf(number).automatic !== "stand");
    const found = short < 0 ? open : short;
    return found < 0 ? null : found;
  }

  receiver() {
    if (this.ended) return null;
    if (!this.opened) return this.house.deal[this.laid()] === DEALER ? DEALER : 0;
    if (this.peeking) return DEALER;
    if (this.turn !== null) return this.turn;
    if (this.dealer.length < this.house.opening) return DEALER;
    return this.needed && decide(this.house, this.dealer).draws ? DEALER : null;
  }

  /** Whether a draw of the dealer can still change something. */
  get needed() {
    return this.others || this.hands.some((hand) => undecided(value(this.house, hand.cards, hand.split)));
  }

  take(card, at) {
    if (this.next === null) replay(this.house, [...this.dealer, card], this.needed);
    if (this.next === DEALER) {
      this.dealer.push(card);
      this.dealerPlaces.push(at);
      this.peeking = false;
    } else {
      const hand = this.hands[this.next];
      hand.cards.push(card);
      hand.places.push(at);
      if (hand.cards.length > this.house.opening) checkCourse(this.house, hand, false);
    }
    checkBlackjackEnds(this.house, this.hands, this.dealer);
  }

  choose(choice) {
    if (choice === HOLE) return this.turnHole();
    const hand = this.hands[this.turn ?? 0];
    if (!this.opened) throw new RulesError("bj-hand-too-short", { needed: this.house.opening, count: hand.cards.length });
    if (this.ended) throw new RulesError("bj-play-after-check", { cards: this.dealer });
    const move = this.moves.moves.find(({ action }) => action === choice);
    if (!move.allowed || (choice === "insurance" && this.insured)) throw new RulesError(move.step.code, move.step.fields);
    if (choice === "insurance") this.insured = true;
    if (choice === "stand") hand.stood = true;
    if (choice === "double") hand.doubled = true;
    if (choice === "split") this.split(hand);
    return checkBlackjackEnds(this.house, this.hands, this.dealer);
  }

  turnHole() {
    if (this.dealer.length !== 1) throw new RulesError("bj-up-card", { count: this.dealer.length });
    this.peeking = true;
  }

  split(hand) {
    this.hands = hand.cards.map((card, number) => ({ ...newHand(), cards: [card], places: [hand.places[number]], split: true }));
  }
}

export const isChoice = (one) => typeof one === "string";

const newHand = () => ({ cards: [], places: [], split: false, doubled: false, stood: false });

/** As much of this log as one round takes. */
export function legalStart(house, log, others) {
  for (let length = log.length; length > 0; length -= 1) {
    try {
      new Course(house, log.slice(0, length), others);
      return log.slice(0, length);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
    }
  }
  return [];
}
