/* What becomes of a state of the table: who wins, what is paid out, and why. */

import { settle } from "./pots.js";
import { JOIN, partName, rowName } from "./names.js";
import { Showdown } from "./rules.js";
import { Fraction } from "../fraction.js";
import { sentenceParts } from "../reasons.js";
import { _, say } from "../words.js";

export class Outcome {
  /**
   * `live` are the numbers of the players who are in, `shown` their showdown, `settled` the pots: null as long as
   * cards are missing, nobody is left, or nothing was put in. `fail(action)` runs what may throw RulesError.
   */
  constructor(table, state, shown, fail) {
    Object.assign(this, { table, state, shown });
    this.live = state.hands.flatMap((_row, at) => (state.left[at] ? [] : [at + 1]));
    this.settled = null;
    if (state.bets.length && (shown || this.live.length < 1 + 1)) fail(() => (this.settled = settle(table, this.paid(), this.live, shown)));
  }

  /** What each player has put in. */
  paid() {
    const bets = new Map(this.state.bets);
    return this.state.hands.map((_row, at) => bets.get(at + 1) ?? new Fraction(0n));
  }

  alone() {
    const [winner] = this.live;
    return { code: "poker-alone", clause: this.table.clauses["poker-alone"], fields: { winner } };
  }

  /** The reasons. With pots the winner of each pot is told, without them that of the whole. */
  get steps() {
    const { live, settled, shown } = this;
    if (!shown) return live.length === 1 ? [this.alone(), ...(settled?.steps ?? [])] : [];
    return settled ? [...shown.parts.flatMap((part) => shown.shown(part)), ...settled.steps] : shown.steps;
  }

  /** The sentences on the table: who wins each part, else which cards are missing. */
  get lines() {
    const { live, shown } = this;
    if (live.length === 1) return [sentenceParts(this.alone())];
    if (!shown) return live.length ? [[_("Cards are still missing: {names}", { names: this.missing().join(", ") })]] : [[say("poker-folded-all")]];
    return shown.parts.map((part) => {
      const [sentence, ...link] = sentenceParts(shown.decide(part, shown.numbers).step);
      return [[...partName(shown, part).slice(0, part.board ? 1 : 0), sentence].join(JOIN), ...link];
    });
  }

  missing() {
    const { rows, left } = this.state;
    return [...rows.keys()].filter((row) => !left[row] && rows[row].includes(null)).map((row) => rowName(this.state, row));
  }
}

/** The showdown of the players who are in; null as long as cards are missing or nobody is left to show. */
export function showdownOf(table, { game, form, soko, hands, left, boards }) {
  const shown = hands.map((row, at) => (left[at] ? null : row));
  if (shown.every((row) => !row) || [...shown, ...boards].some((row) => row?.includes(null))) return null;
  return new Showdown(table, { game, form, soko, hands: shown, boards });
}
