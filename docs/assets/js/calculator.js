/* <rule-calculator game="…">: takes the place of what the page shows without JavaScript. */

import { holds } from "./address.js";
import { done, finish } from "./afterwards.js";
import { loadCards } from "./card-drawings.js";
import { loadRules, loadWords } from "./data.js";
import { read } from "./read.js";
import { _, speak } from "./words.js";

/** A game module has a class `Calculator` with `constructor(host, rules)`. */
const GAMES = {
  blackjack: () => withCards(import("./blackjack/calculator.js")),
  baccarat: () => withCards(import("./baccarat/calculator.js")),
  boule: () => import("./boule/calculator.js"),
  "money-wheel": () => import("./money-wheel/calculator.js"),
  tuplanoppa: () => import("./tuplanoppa/calculator.js"),
  "sic-bo": () => import("./sic-bo/calculator.js"),
  roulette: () => import("./roulette/calculator.js"),
  poker: () => withCards(import("./poker/calculator.js")),
};

const withCards = (module) => Promise.all([module, loadCards()]).then(([loaded]) => loaded);

const WAITING = "is-waiting";
const SETTLED = 300; // what a jump to a place further down only passes by does not start and push that place away
const NEAR = "0px 0px 50% 0px"; // half a screen below what is seen; above it nothing starts, lest the text jump

/** Whether the reader has moved on from where the address led. */
let touched = false;
const touch = () => {
  touched = true;
};
for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  addEventListener(type, touch, { once: true, passive: true, capture: true });
}

export default class RuleCalculator extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    this.started = true;
    const waits = this.hasAttribute("waits") && window.IntersectionObserver;
    if (waits && !holds(this.getAttribute("game"))) this.wait();
    else this.ready = this.start();
  }

  /** One of several starts when it comes near the part of the page that the reader sees. */
  wait() {
    this.classList.add(WAITING);
    let timer;
    const begin = () => {
      observer.disconnect();
      this.classList.remove(WAITING);
      this.start().then(() => this.keepInSight());
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1).isIntersecting) timer = setTimeout(begin, SETTLED);
      },
      { rootMargin: NEAR },
    );
    read.then(() => observer.observe(this)); // before that the reader has not come to where the address leads
  }

  /** Brings what the address leads to back into sight, after what grew above it or with it has moved it. */
  keepInSight() {
    const isOurs = location.hash === `#${this.getAttribute("game")}`;
    if (isOurs || !touched) document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
  }

  async start() {
    const game = this.getAttribute("game");
    const [module, rules, words] = await Promise.all([GAMES[game](), loadRules(game), loadWords(game)]);
    await read; // reasons lead to the clauses of this page, which may stand below
    speak(...words);
    const head = this.querySelector(".calculator__head");
    this.replaceChildren(...(head ? [head] : []));
    this.classList.add("calculator");
    this.setAttribute("role", "group");
    // Translators: name of the panel in which one lays cards and bets
    this.setAttribute("aria-label", _("Calculator"));
    new module.Calculator(this, rules);
    finish();
    await done();
  }
}
