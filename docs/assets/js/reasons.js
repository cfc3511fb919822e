/* Reasons: sentences with a link to the clause that each rests on. */

import { clauseAddress } from "./data.js";
import { h } from "./dom.js";
import { showRows } from "./rows.js";
import { _, clausePages, say } from "./words.js";

/** The sign § as a link to a clause. `sentence` tells a screen reader which of many. */
export const clauseLink = (clause, sentence) =>
  // Translators: spoken name of a link from a sentence to the rule that it rests on
  h("a", { class: "clause-ref", href: clauseAddress(clause, clausePages()), "aria-label": _("Rule for: {sentence}", { sentence }) }, "§");

/** A step as a sentence with its clause. */
export function sentenceParts(step) {
  const sentence = say(step.code, step.fields);
  return [sentence, " ", clauseLink(step.clause, sentence)];
}

/** Steps as a list. */
export const reasonItems = (steps) => steps.map((step) => h("li", {}, ...sentenceParts(step)));

/** Makes a list hold the reasons of these steps and nothing else; reasons that it holds already stay. */
export function showReasons(list, steps) {
  const keys = steps.map((step) => `${step.clause} ${say(step.code, step.fields)}`);
  showRows(list, keys, (at) => h("li", {}, ...sentenceParts(steps[at])));
}

/** The same for the lines on the felt: steps, or texts without a clause. */
export function showLines(place, lines) {
  const texts = lines.map((line) => (line.code ? say(line.code, line.fields) : line));
  showRows(place, texts, (at) => h("p", { class: "spun__line" }, ...(lines[at].code ? sentenceParts(lines[at]) : [texts[at]])));
}
