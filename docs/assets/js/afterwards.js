/* Work that an answer does not wait for: it is done once the answer has been painted, a piece a task. */

const waiting = new Map();

const asking = []; // who waits until nothing waits

/** Does `work` after the next painting. A piece for the same `part` that still waits is replaced by it. */
export function afterwards(part, work) {
  if (!waiting.size) requestAnimationFrame(() => setTimeout(goOn));
  waiting.set(part, work);
}

/** Does `work` now; a piece for the same `part` that still waits is dropped. */
export function now(part, work) {
  waiting.delete(part);
  work();
}

/** Does the first of two pieces (pairs of part and work) now, the second after the next painting. */
export function inTurn(first, second) {
  now(...first);
  afterwards(...second);
}

/** Kept once nothing waits any more, not even what a piece left for later. */
export function done() {
  afterwards(asking, () => {});
  return new Promise((kept) => asking.push(kept));
}

/** The next piece; whatever the reader does between two pieces is answered first. */
function goOn() {
  if (waiting.size > 1) setTimeout(goOn);
  doNext();
}

function doNext() {
  const [next] = waiting;
  if (!next) return;
  const [part, work] = next;
  waiting.delete(part);
  work();
  if (!waiting.size) for (const kept of asking.splice(0)) kept();
}

/** Does all that waits, at once. */
export function finish() {
  while (waiting.size) doNext();
}

// A page that nobody sees is not painted, and paper shows it as it is.
for (const type of ["visibilitychange", "pagehide", "beforeprint"]) addEventListener(type, finish);
