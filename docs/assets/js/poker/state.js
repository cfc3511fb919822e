/* The state of the poker table, and the parts of an address that hold it. */

import { checkPack } from "./rules.js";
import { readAmount } from "../amount.js";
import { Card, readCard } from "../cards.js";
import { RulesError } from "../errors.js";
import { cardWords } from "../words.js";

const SOKO = "-soko";
const SPADES = "♠"; // the suit of a card that serves as an example
const [IN, LEFT, BOARD, BET, EMPTY] = ["p", "x", "b", "s", "-"];

/** What lies on the table. Hands and rows of common cards have a place for each card; an empty one is null. */
export class State {
  constructor(table, game, players) {
    Object.assign(this, { table, game, form: table.forms[0], soko: false, hands: [], left: [], boards: [], bets: [] });
    this.resize(players);
  }

  get rules() {
    return this.table.games[this.game];
  }

  get players() {
    return this.hands.length;
  }

  /** How many common cards of a short pack lie here. */
  get shared() {
    return this.rules.shared && this.boards.length ? this.boards[0].length : 0;
  }

  /** The least that so many players lead to. */
  leastShared(players = this.players) {
    return this.rules.shared ? this.rules.short[players - this.table.fewest] : 0;
  }

  /** All rows of places: the hands, then the common cards. */
  get rows() {
    return [...this.hands, ...this.boards];
  }

  get cards() {
    return this.rows.flat().filter(Boolean);
  }

  /** The places where a card lies. */
  filled() {
    return this.rows.flatMap((cards, row) => cards.flatMap((card, place) => (card ? [{ row, place }] : [])));
  }

  /** The first empty place from this row on, of a player who is still in or of the common cards; null without one. */
  nextPlace(from = 0) {
    const { rows, left } = this;
    const order = [...rows.keys()].map((row) => (row + from) % rows.length);
    const row = order.find((each) => !left[each] && rows[each].includes(null));
    return row === undefined ? null : { row, place: rows[row].indexOf(null) };
  }

  /**
   * Lays these cards in a row, from its first place on; the places after them are empty then. Throws RulesError
   * `poker-own-cards`, `poker-board-cards`, `poker-suit-missing`, `pack-exceeded`.
   */
  layRow(row, cards) {
    const places = this.rows[row];
    const [needed, count, common] = [places.length, cards.length, row - this.players + 1];
    if (count > needed && common > 0) throw new RulesError("poker-board-cards", { row: common, needed, count });
    if (count > needed) throw new RulesError("poker-own-cards", { number: row + 1, needed, count });
    checkSuits(cards);
    checkPack(this.table, [...this.rows.filter((_cards, other) => other !== row).flat().filter(Boolean), ...cards]);
    for (const place of places.keys()) places[place] = cards[place] ?? null;
  }

  /** Makes the places of the game for so many players; cards stay where there is a place for them. */
  resize(players, shared = this.leastShared(players)) {
    const { own, rows, board } = this.rules;
    this.hands = places(players, this.hands, own - shared);
    this.left = Array.from({ length: players }, (_player, at) => this.left[at] ?? false);
    this.boards = shared ? places(1, this.boards, shared) : places(rows, this.boards, board);
    this.bets = this.bets.filter(([number]) => number <= players);
  }

  /** Lays the example of the game. */
  layExample() {
    const { hands, boards, bets } = this.rules.example;
    this.resize(hands.length);
    this.hands = hands.map(readRow);
    this.boards = boards.map(readRow);
    this.left = hands.map(() => false);
    this.bets = bets.map((bet, at) => [at + 1, readAmount(bet)]);
  }

  /** The parts of an address. */
  encode() {
    const form = this.form + (this.soko ? SOKO : "");
    const hands = this.hands.map((row, at) => (this.left[at] ? LEFT : IN) + written(row));
    const bets = new Map(this.bets);
    const paid = this.bets.length ? this.hands.map((_row, at) => BET + String(bets.get(at + 1) ?? "").replace("/", "_")) : [];
    return [this.game, form, ...hands, ...this.boards.map((row) => BOARD + written(row)), ...paid];
  }
}

function checkSuits(cards) {
  const at = cards.findIndex((card) => !card.suit);
  if (at < 0) return;
  const example = new Card(cards[at].rank, cardWords().typedSuits[SPADES]);
  throw new RulesError("poker-suit-missing", { position: at + 1, card: cards[at], example });
}

const readRow = (text) => text.split(" ").map((card) => readCard(card));
const written = (row) => row.map((card) => card?.code ?? EMPTY).join("");

function places(count, rows, size) {
  return Array.from({ length: count }, (_row, at) => Array.from({ length: size }, (_place, place) => rows[at]?.[place] ?? null));
}

/** The state in these parts, or null when they describe none. Throws RulesError for a wrong card or amount. */
export function decode([game, form = "", ...rest], table) {
  const soko = form.endsWith(SOKO);
  const plain = soko ? form.slice(0, -SOKO.length) : form;
  if (!Object.hasOwn(table.games, game ?? "") || !table.forms.includes(plain)) return null;
  const of = (...kinds) => rest.filter((part) => kinds.includes(part[0]));
  const [hands, boards, bets] = [of(IN, LEFT), of(BOARD), of(BET)];
  const rules = table.games[game];
  if (hands.length < table.fewest || hands.length > rules.players) return null;
  if (hands.length + boards.length + bets.length !== rest.length || ![0, hands.length].includes(bets.length)) return null;
  const state = new State(table, game, hands.length);
  Object.assign(state, { form: plain, soko, left: hands.map((part) => part[0] === LEFT) });
  return fill(state, hands.map(readPlaces), boards.map(readPlaces)) && withBets(state, bets);
}

function fill(state, hands, boards) {
  if (state.rules.shared) {
    const shared = boards[0]?.length ?? 0;
    if (shared < state.leastShared() || shared > state.rules.shared) return false;
    state.resize(hands.length, shared);
  }
  const given = [...hands, ...boards];
  if (given.includes(null) || boards.length !== state.boards.length) return false;
  if (given.some((row, at) => row.length !== state.rows[at].length)) return false;
  Object.assign(state, { hands, boards });
  checkPack(state.table, state.cards);
  return true;
}

function withBets(state, bets) {
  state.bets = bets.flatMap((part, at) => (part === BET ? [] : [[at + 1, readAmount(part.slice(1).replace("_", "/"))]]));
  return state;
}

/** The places of a row; null when it is no row of cards with their suits. */
function readPlaces(part) {
  const suits = Object.keys(cardWords().suits).join("");
  const cards = part.slice(1).match(new RegExp(`${EMPTY}|[^${suits}${EMPTY}]+[${suits}]?`, "g")) ?? [];
  const row = cards.map((text, at) => (text === EMPTY ? null : readCard(text, at + 1)));
  return row.every((card) => card === null || card.suit) ? row : null;
}
