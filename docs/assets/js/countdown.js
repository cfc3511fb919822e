/* A timer that a learner may switch on; it is off at first. */

import { h, newId } from "./dom.js";
import { _ } from "./words.js";

const SECONDS = 10;
const SECOND = 1000;

export class Countdown {
  /** `onEnd()` is called when the time is up. */
  constructor(onEnd) {
    this.onEnd = onEnd;
    const id = newId("timer");
    this.box = h("input", { type: "checkbox", id, onchange: () => this.start() });
    this.shown = h("span", { role: "timer" });
    this.element = h("span", { class: "drill__timer" }, this.box, " ", h("label", { for: id }, _("Timer")), " ", this.shown);
  }

  /** Starts from the beginning, if the timer is switched on. */
  start() {
    this.stop();
    if (!this.box.checked) return;
    this.left = SECONDS;
    this.show();
    this.ticking = setInterval(() => this.tick(), SECOND);
  }

  stop() {
    clearInterval(this.ticking);
    this.shown.textContent = "";
  }

  tick() {
    this.left -= 1;
    this.show();
    if (this.left > 0) return;
    this.stop();
    this.onEnd();
  }

  show() {
    this.shown.textContent = _("Seconds left: {seconds}", { seconds: this.left });
  }
}
