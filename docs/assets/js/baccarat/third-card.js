/* The drill of the third card in baccarat: does the Player draw, does the Banker?
 *
 * An item is a place in the exported drawing tables. The more of its neighbours there decide otherwise, the more
 * often it is asked: the edges of the table are what one gets wrong.
 */

import { play, totalOf } from "./rules.js";
import { randomOf, shuffledShoe } from "../cards.js";
import { cardPicture, handFigure } from "../cards-view.js";
import { _, rowsOf, say } from "../words.js";

export const game = "baccarat";

/** The drill on these rules. */
export function makeDrill(table) {
  return { items: items(table), answers, ask: (item) => ask(table, item) };
}

function answers() {
  return [
    // Translators: answers of a drill, on buttons: the hand takes a third card, or takes none
    ["draw", _("Draws")],
    ["stand", _("Stands")],
  ];
}

function items(table) {
  const rows = [["player", table.player], ["stood", table.banker.stood]];
  const single = rows.flatMap(([kind, row]) => row.map((_number, total) => item(table, kind, [row], 0, total)));
  const { third } = table.banker;
  const grid = third.flatMap((row, total) => (row ?? []).map((_number, value) => item(table, "third", third, total, value)));
  return [...single, ...grid].filter(Boolean);
}

/** The item at a place of a grid of decisions, or null where nobody decides. */
function item(table, kind, grid, row, column) {
  const number = grid[row][column];
  if (number === null) return null;
  const draws = (r, c) => table.decisions[grid[r]?.[c]]?.draws;
  const neighbours = [draws(row - 1, column), draws(row + 1, column), draws(row, column - 1), draws(row, column + 1)];
  const own = draws(row, column);
  const differing = neighbours.filter((other) => other !== undefined && other !== own).length;
  const place = kind === "third" ? { total: row, value: column } : { total: column, value: null };
  return { id: `${kind}-${row}-${column}`, kind, ...place, weight: 1 + differing, number, right: own ? "draw" : "stand" };
}

/** Cards for an item, and all that the question shows and says. */
function ask(table, item) {
  const cards = layout(table, item);
  const round = play(table, cards);
  const side = item.kind === "player" ? "player" : "banker";
  const decision = table.decisions[item.number];
  const step = round.steps.find(({ code }) => code === decision.code);
  return {
    hands: (open) => ["player", "banker"].map((each) => figure(table, each, round.hands[each], open)),
    text: ["player", "banker"].map((each) => handText(each, round.hands[each])),
    question: side === "player" ? _("Does the Player draw a third card?") : _("Does the Banker draw a third card?"),
    step,
    rule: rowsOf(game)[decision.row],
  };
}

/** Random cards of a round that stands at this item's decision. */
function layout(table, item) {
  for (;;) {
    const cards = [];
    const shoe = shuffledShoe(table.decks);
    for (const _side of table.order) cards.push(shoe.next().value);
    const row = fitting(table, item, cards, shoe);
    if (row) return row;
  }
}

function fitting(table, item, cards, shoe) {
  const { hands, next, winner } = play(table, cards);
  const asked = item.kind === "player" ? hands.player : hands.banker;
  if (totalOf(table, asked) !== item.total) return null;
  const natural = [hands.player, hands.banker].some((hand) => table.naturals[totalOf(table, hand)]);
  if (natural) return null;
  if (item.kind === "player") return cards;
  const playerDraws = next === "player";
  if (item.kind === "stood") return playerDraws ? null : cards;
  if (!playerDraws || winner) return null;
  const third = [...shoe].find((card) => totalOf(table, [card]) === item.value);
  return third ? [...cards, third] : null;
}

function figure(table, side, cards, open) {
  const opening = table.order.filter((other) => other === side).length;
  const pictures = cards.map((card, place) => cardPicture(card, { third: place >= opening }));
  const total = open ? totalOf(table, cards.slice(0, opening)) : null;
  return handFigure(say(`bet-baccarat-${side}`), pictures, { total, classes: `hand--${side}` });
}

function handText(side, cards) {
  return _("{hand}: {cards}.", { hand: say(`bet-baccarat-${side}`), cards: cards.map((card) => card.name).join(", ") });
}
