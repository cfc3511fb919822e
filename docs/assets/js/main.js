/* Starts what stands on the page, and loads nothing for what does not; then, with time to spare, the theme. */

import { read } from "./read.js";

const ELEMENTS = {
  "rule-calculator": () => import("./calculator.js"),
  "rule-odds": () => import("./odds.js"),
  "rule-drill": () => import("./drill.js"),
};

async function start(name, load) {
  const found = [...document.querySelectorAll(name)];
  if (!found.length) return;
  if (!customElements.get(name)) customElements.define(name, (await load()).default);
  await Promise.all(found.map((element) => element.ready));
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What the reader came for goes first: the theme's script takes long on a slow telephone. */
function startTheme() {
  const held = document.querySelector("script[data-held]");
  if (!held) return;
  const script = document.createElement("script");
  script.src = held.dataset.held;
  held.replaceWith(script);
}

read
  .then(() => Promise.allSettled(Object.entries(ELEMENTS).map(([name, load]) => start(name, load))))
  .then(painted)
  .then(startTheme);
