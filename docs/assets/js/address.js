/* The state of a table in the address of the page: `?baccarat=v1.5h-3d-Kc-10s-8h.b10.t1`. */

import { afterwards } from "./afterwards.js";

const VERSION = "v1";
const SAFE = /^v1(?:\.[A-Za-z0-9_-]*)+$/;
const LONGEST = 3000;
const PLACE = "calculator"; // id of the heading above the calculator on the page of a game; on the page of all of them it is the game

/** The parts after the version, `""` for an address without this game, null for one that cannot be read. */
export function readParts(game) {
  const text = new URLSearchParams(location.search).get(game);
  if (text === null) return "";
  return text.length <= LONGEST && SAFE.test(text) ? text.split(".").slice(1) : null;
}

/** Whether the address holds a state of this game. */
export const holds = (game) => new URLSearchParams(location.search).has(game);

/** Puts the state into the address of the page without a step in the browser's history. */
export function writeParts(game, parts) {
  try {
    history.replaceState(history.state, "", addressOf(game, parts));
  } catch {
    // Too many changes in too short a time for the browser: the next change writes the address.
  }
}

/** The same once the page has been painted: an answer does not wait for it. `partsOf()` gives the parts. */
export const writePartsSoon = (game, partsOf) => afterwards(game, () => writeParts(game, partsOf()));

/** The address that opens the page with this state, at the calculator. */
export function shareAddress(game, parts) {
  const url = addressOf(game, parts);
  url.hash = [PLACE, game].find((id) => document.getElementById(id)) ?? "";
  return url.href;
}

function addressOf(game, parts) {
  const url = new URL(location.href);
  url.searchParams.set(game, [VERSION, ...parts].join("."));
  return url;
}
