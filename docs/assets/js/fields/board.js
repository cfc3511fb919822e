/* The layout of a game as the page draws it, with a button for every place. */

import { LayoutBoard, placeButton } from "../layout-board.js";
import { fromTree } from "../tree.js";

/** The board; `tree` is the exported layout, `listeners` are `onPlace(bet)` and `onRemove(bet)`. */
export function fieldBoard(tree, listeners) {
  const layout = fromTree(tree);
  const names = new Map();
  const places = [...layout.querySelectorAll("[data-bet]")].map((drawn) => {
    const { bet } = drawn.dataset;
    names.set(bet, drawn.getAttribute("aria-label"));
    const made = placeButton(bet, { classes: drawn.className.replace("place ", "") }, ...drawn.childNodes);
    drawn.replaceWith(made);
    return made;
  });
  return new LayoutBoard(layout, places, { nameOf: (bet) => names.get(bet), ...listeners });
}
