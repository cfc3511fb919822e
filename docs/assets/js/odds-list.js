/* What each bet pays and costs: one sentence a bet, behind a fold. */

import { h } from "./dom.js";
import { Share } from "./fraction.js";
import { reasonItems } from "./reasons.js";
import { _, named } from "./words.js";

/** The exported rows of a game as reasons. */
export const oddsSteps = (odds) =>
  odds.map(({ name, pays, shares, code, clause }) => {
    const parts = Object.entries(shares).map(([share, value]) => [share, Share.of(value)]);
    return { code, clause, fields: { bet: named(name), pays, ...Object.fromEntries(parts) } };
  });

/** The list; `odds` are the exported rows of a game. It is written when it is opened: most readers never do. */
export function oddsList(odds) {
  const list = h("ul", {});
  const fill = () => list.hasChildNodes() || list.append(...reasonItems(oddsSteps(odds)));
  return h("details", { class: "fold", ontoggle: fill }, h("summary", {}, _("Odds and house edge")), list);
}
