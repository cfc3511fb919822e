/* What the player may do now: a button for each move, beside it why, or why not. */

import { button, h, setAttribute } from "../dom.js";
import { sentenceParts } from "../reasons.js";
import { _ } from "../words.js";

export class MovesView {
  /** `onMove(action)` is told of a move that is allowed. */
  constructor(onMove) {
    this.onMove = onMove;
    this.buttons = Object.fromEntries(Object.entries(names()).map(([action, name]) => [action, this.button(action, name)]));
    this.rows = h("div", { class: "moves", role: "group", "aria-label": _("What the player may do") });
    this.element = this.rows;
  }

  button(action, name) {
    const press = () => {
      if (this.buttons[action].getAttribute("aria-disabled") !== "true") this.onMove(action);
    };
    return button(name, press, { class: "button moves__button", "data-action": action });
  }

  /** Shows the moves of the hand in play; `insured` is the reason in the place of an insurance that was taken. */
  show(course, insured) {
    this.element.hidden = !course.decides;
    if (!course.decides) return;
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const rows = course.moves.moves.map((move) => this.row(move.action === "insurance" && course.insured ? { ...move, allowed: false, taken: true, step: insured ?? move.step } : move));
    this.rows.replaceChildren(...rows);
    focused?.focus();
  }

  row({ action, allowed, step, taken }) {
    const made = this.buttons[action];
    made.setAttribute("aria-disabled", String(!allowed));
    setAttribute(made, "aria-pressed", taken ? "true" : null);
    return h("div", { class: allowed ? "moves__row" : "moves__row moves__row--no" }, made, h("p", { class: "moves__reason" }, ...sentenceParts(step)));
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
