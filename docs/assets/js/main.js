/* Starts what stands on the page, and loads nothing for what does not; then, with time to spare, the theme. */

const ELEMENTS = {
  "rule-calculator": () => import("./calculator.js"),
  "rule-odds": () => import("./odds.js"),
  "rule-drill": () => import("./drill.js"),
};

const started = Object.entries(ELEMENTS).map(async ([name, load]) => {
  const found = [...document.querySelectorAll(name)];
  if (!found.length) return;
  customElements.define(name, (await load()).default);
  await Promise.all(found.map((element) => element.ready));
});

function painted() {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** What the reader came for goes first: the theme's script takes long on a slow telephone. */
Promise.allSettled(started).then(painted).then(() => {
  const held = document.querySelector("script[data-held]");
  if (!held) return;
  const script = document.createElement("script");
  script.src = held.dataset.held;
  held.replaceWith(script);
});
