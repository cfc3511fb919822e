/* What the player may do now: a button for each move, beside it why, or why not. */

import { button, h, setAttribute } from "../dom.js";
import { sentenceParts } from "../reasons.js";
import { showWhole } from "../whole.js";
import { _, say } from "../words.js";

export class MovesView {
  /** `onMove(action)` is told of a move that is allowed. */
  constructor(onMove) {
    this.onMove = onMove;
    this.moves = Object.fromEntries(Object.entries(names()).map(([action, name]) => [action, this.move(action, name)]));
    const rows = Object.values(this.moves).map(({ row }) => row);
    this.element = h("div", { class: "moves", role: "group", "aria-label": _("What the player may do") }, rows);
  }

  move(action, name) {
    const made = this.button(action, name);
    const reason = h("p", { class: "moves__reason" });
    return { made, reason, row: h("div", { class: "moves__row" }, made, reason) };
  }

  button(action, name) {
    const press = () => {
      if (this.moves[action].made.getAttribute("aria-disabled") !== "true") this.onMove(action);
    };
    return button(name, press, { class: "button moves__button", "data-action": action });
  }

  /** Shows the moves of the hand in play; `insured` is the reason in the place of an insurance that was taken. */
  show(course, insured) {
    this.element.hidden = !course.decides;
    if (!course.decides) return;
    for (const move of course.moves.moves) this.showMove(move.action === "insurance" && course.insured ? { ...move, allowed: false, taken: true, step: insured ?? move.step } : move);
  }

  showMove({ action, allowed, step, taken }) {
    const { made, reason, row } = this.moves[action];
    setAttribute(made, "aria-disabled", String(!allowed));
    setAttribute(made, "aria-pressed", taken ? "true" : null);
    row.classList.toggle("moves__row--no", !allowed);
    showWhole(reason, [step.clause, say(step.code, step.fields)].join(" "), () => sentenceParts(step));
  }
}

function names() {
  return {
    // Translators: button: the player of blackjack takes a card
    hit: _("Draw"),
    // Translators: button: the player of blackjack takes no more cards
    stand: _("Stand"),
    // Translators: button: the player of blackjack doubles the bet
    double: _("Double the bet"),
    // Translators: button: the player of blackjack splits two cards of the same value into two hands
    split: _("Split the pair"),
    insurance: _("Take insurance"),
  };
}
