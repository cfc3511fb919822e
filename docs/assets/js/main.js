/* Starts what stands on the page, and loads nothing for what does not. */

const ELEMENTS = {
  "rule-calculator": () => import("./calculator.js"),
  "rule-odds": () => import("./odds.js"),
  "rule-drill": () => import("./drill.js"),
};

for (const [name, load] of Object.entries(ELEMENTS)) {
  if (document.querySelector(name)) load().then((module) => customElements.define(name, module.default));
}
