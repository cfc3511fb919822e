/* What each bet returns, exactly, and rounded where the reader asks for it. */

import { field, h, newId } from "./dom.js";
import { Fraction, rounded, ROUNDINGS } from "./fraction.js";
import { _, number } from "./words.js";

// What a reader looks for first stands first: a phone shows it without scrolling.
const FIGURES = ["returned", "net"];
const CLASSES = { win: "is-win", lose: "is-loss", push: "is-push" };

export class BetResults {
  /** `unit` is the smallest amount of money, as a text; `commission` says whether wins may bear one. */
  constructor(unit, nameOf, onChange, { commission = false } = {}) {
    this.figures = commission ? [...FIGURES, "commission"] : FIGURES;
    this.unit = Fraction.of(unit);
    this.nameOf = nameOf;
    this.select = h("select", { onchange: onChange }, roundingOptions());
    this.choice = h("div", { class: "calculator__fields" }, field(_("Rounding of wins"), this.select));
    this.table = h("div", {});
    this.element = h("div", {}, this.table);
  }

  /** The way of rounding, `""` for exact amounts. */
  get rounding() {
    return this.select.value;
  }

  set rounding(name) {
    this.select.value = name;
  }

  /** Shows settled bets; none, and there is no table. */
  show(settled) {
    const inexact = settled.some((bet) => bet.result === "win" && bet.net.over(this.unit).d !== 1n);
    if (!inexact) this.choice.remove();
    else if (!this.choice.isConnected) this.element.prepend(this.choice);
    this.table.replaceChildren(...(settled.length ? [this.region(settled.map((bet) => this.paid(bet)))] : []));
  }

  /** A bet with its win rounded; what rounding takes from a win with a commission counts as commission. */
  paid(bet) {
    if (bet.result !== "win") return { ...bet, exact: bet };
    const net = rounded(bet.net, this.unit, this.rounding);
    const kept = bet.commission.n ? bet.commission.plus(bet.net.minus(net)) : bet.commission;
    return { ...bet, net, returned: bet.stake.plus(net), commission: kept, exact: bet };
  }

  region(bets) {
    const caption = h("caption", { id: newId("bets") }, _("Bets"));
    const table = h("table", { class: "table" }, caption, head(this.figures), h("tbody", {}, bets.map((bet) => this.row(bet))));
    if (bets.length > 1) table.append(foot(bets, this.figures));
    return h("div", { class: "rule-table", role: "region", "aria-labelledby": caption.id, tabindex: "0" }, table);
  }

  row(bet) {
    return h(
      "tr",
      { class: CLASSES[bet.result] },
      h("th", { scope: "row" }, this.nameOf(bet.bet)),
      amount(bet.stake),
      h("td", { class: "outcome" }, outcome(bet.result)),
      ...this.figures.map((part) => amount(bet[part], bet.exact[part])),
    );
  }
}

function head(parts) {
  const text = (label) => h("th", { scope: "col" }, label);
  const figure = (label) => h("th", { scope: "col", class: "num" }, label);
  // Translators: heading of a column: what the player is up or down by the bet, the stake not counted
  const net = _("Net result");
  const figures = { returned: _("Comes back"), net, commission: _("Commission") };
  const heads = [text(_("Bet")), figure(_("Stake")), text(_("Result")), ...parts.map((part) => figure(figures[part]))];
  return h("thead", {}, h("tr", {}, heads));
}

function foot(bets, parts) {
  const sum = (part) => bets.map((bet) => bet[part]).reduce((all, one) => all.plus(one));
  const cells = [amount(sum("stake")), h("td", {}), ...parts.map((part) => amount(sum(part)))];
  return h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, _("Total")), cells));
}

/** An amount in its cell; where it was rounded, the exact one beside it. */
function amount(value, exact = value) {
  const rest = String(value) === String(exact) ? [] : [h("br"), h("small", {}, " ", _("exactly {amount}", { amount: exact }))];
  return h("td", { class: "num" }, number(value), rest);
}

function outcome(result) {
  return { win: _("won"), lose: _("lost"), push: _("returned") }[result];
}

function roundingOptions() {
  // Translators: ways to pay a win that is no whole cent
  const names = { "": _("not rounded"), down: _("down"), nearest: _("to the nearest, a half up"), up: _("up") };
  return ["", ...Object.keys(ROUNDINGS)].map((name) => h("option", { value: name }, names[name]));
}
