/* A button that copies the link to the table as it is. */

import { shareAddress, writeParts } from "./address.js";
import { button, h } from "./dom.js";
import { _ } from "./words.js";

/** The button and the word that it was done; `state()` gives the parts of the address. `said` holds that word. */
export function linkButton(game, state) {
  const said = h("span", { role: "status" });
  async function copy() {
    try {
      await navigator.clipboard.writeText(shareAddress(game, state()));
      said.textContent = _("Link copied");
    } catch {
      writeParts(game, state());
      said.textContent = _("The link is in the address bar of the browser.");
    }
  }
  return { button: button(_("Copy the link"), copy), said };
}
