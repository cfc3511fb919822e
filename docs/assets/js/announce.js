/* Says one sentence to a screen reader, politely, when the last change has settled: once, and cards in words. */

import { h, setText } from "./dom.js";
import { inWords } from "./words.js";

const SETTLED = 500;

/** Adds a silent place to `host`; the function that comes back says a text there. */
export function announcer(host) {
  const place = h("p", { class: "sr-only", role: "status" });
  host.append(place);
  let timer;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const said = inWords(text);
      setText(place, said);
    }, SETTLED);
  };
}
