/* The drawings of the cards: a browser shows another card much faster from the page itself than from a file beside it. */

import { cardFile, fetched } from "./data.js";
import { svg } from "./dom.js";

let drawings = new Map();
let place = null;
let fetching = null;

/** Fetches the drawings, once. Kept also when that fails: then the cards are shown from their file. */
export const loadCards = () => (fetching ??= fetchDrawings().catch(() => null));

async function fetchDrawings() {
  const text = await (await fetched(cardFile)).text();
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  drawings = new Map([...file.querySelectorAll("symbol")].map((drawing) => [drawing.id, drawing]));
}

/** The address of a drawing, for `use`. */
export function cardAddress(name) {
  const drawing = drawings.get(name);
  if (!drawing) return `${cardFile}#${name}`;
  if (!place?.isConnected) document.body.append((place = hiddenPlace()));
  if (drawing.parentNode !== place) place.append(drawing);
  return `#${name}`;
}

function hiddenPlace() {
  const made = svg("svg", { "aria-hidden": "true" });
  made.style.display = "none";
  return made;
}
