/* The pots and what everybody gets, as tables. */

import { h } from "../dom.js";
import { _, number as written, show } from "../words.js";

/** Tables of the pots and of the money paid out. */
export function potTables({ pots, won }) {
  const names = pots.map(({ number }) => _("Pot {number}", { number }));
  const parts = pots.map(({ amount, players }, at) => [names[at], figure(amount), h("td", {}, show(players))]);
  const paid = won.map((amount, at) => [_("Player {number}", { number: at + 1 }), figure(amount)]);
  return h(
    "div",
    { class: "pots" },
    ruleTable(_("Pots"), [head(_("Pot")), head(_("Amount"), "num"), head(_("Plays for it"))], parts),
    ruleTable(_("Paid out"), [head(_("Player")), head(_("Gets"), "num")], paid),
  );
}

const figure = (amount) => h("td", { class: "num" }, written(amount));
const head = (text, classes = null) => h("th", { scope: "col", class: classes }, text);

function ruleTable(caption, heads, rows) {
  const body = rows.map(([name, ...cells]) => h("tr", {}, h("th", { scope: "row" }, name), cells));
  const table = h("table", { class: "table" }, h("caption", {}, caption), h("thead", {}, h("tr", {}, heads)), h("tbody", {}, body));
  const frame = h("div", { class: "rule-table", role: "group", "aria-label": caption }, table);
  frame.tabIndex = 0;
  return frame;
}
