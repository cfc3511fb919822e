/* What each bet returns, exactly, and rounded where the reader asks for it. */

import { field, h, newId } from "./dom.js";
import { Fraction, rounded, ROUNDINGS } from "./fraction.js";
import { writeRows } from "./rows.js";
import { _, number } from "./words.js";

// What a reader looks for first stands first: a phone shows it without scrolling.
const FIGURES = ["returned", "net"];
const NONE = "–";
const CLASSES = { win: "is-win", lose: "is-loss", push: "is-push", part: "is-part", prison: "is-held" };

export class BetResults {
  /**
   * `unit` is the smallest amount of money, as a text; `commission` says whether wins may bear one, `label` what is
   * rounded.
   */
  constructor(unit, nameOf, onChange, { commission = false, label = _("Rounding of wins") } = {}) {
    this.figures = commission ? [...FIGURES, "commission"] : FIGURES;
    this.unit = Fraction.of(unit);
    this.nameOf = nameOf;
    this.select = h("select", { onchange: onChange }, roundingOptions());
    this.choice = h("div", { class: "calculator__fields" }, field(label, this.select));
    this.rows = h("tbody", {});
    this.total = h("tfoot", {});
    this.region = this.framed();
    this.element = h("div", {});
  }

  /** The way of rounding, `""` for exact amounts. */
  get rounding() {
    return this.select.value;
  }

  set rounding(name) {
    this.select.value = name;
  }

  /**
   * Shows settled bets; none, and there is no table. A bet that still waits has `returned` and `net` null; one whose
   * amounts come in another `unit` has that.
   */
  show(settled) {
    const inexact = settled.some((bet) => moves(bet) && bet.returned.minus(bet.stake).over(bet.unit ?? this.unit).d !== 1n);
    if (!inexact) this.choice.remove();
    else if (!this.choice.isConnected) this.element.prepend(this.choice);
    const bets = settled.map((bet) => this.paid(bet));
    const names = bets.map(({ bet }) => this.nameOf(bet));
    writeRows(this.rows, bets.map((bet, at) => this.key(names[at], bet)), (at) => this.row(names[at], bets[at]));
    const total = bets.length > 1 ? sums(bets, this.figures) : null;
    writeRows(this.total, total ? [total.join(" ")] : [], () => foot(total));
    if (!bets.length) this.region.remove();
    else if (!this.region.isConnected) this.element.append(this.region);
  }

  /** All that a row shows. */
  key(name, bet) {
    const figures = this.figures.map((part) => `${bet[part]} ${bet.exact[part]}`);
    return [name, bet.stake, outcomeOf(bet), ...figures].join(" ");
  }

  /**
   * A bet with its win, or the part that comes back of a lost one, rounded; what rounding takes from a win with a
   * commission counts as commission.
   */
  paid(bet) {
    if (!moves(bet)) return { ...bet, exact: bet };
    const unit = bet.unit ?? this.unit;
    if (bet.result !== "win") {
      const returned = rounded(bet.returned, unit, this.rounding);
      return { ...bet, returned, net: returned.minus(bet.stake), exact: bet };
    }
    const net = rounded(bet.net, unit, this.rounding);
    const kept = bet.commission?.n ? bet.commission.plus(bet.net.minus(net)) : bet.commission;
    return { ...bet, net, returned: bet.stake.plus(net), commission: kept, exact: bet };
  }

  framed() {
    const caption = h("caption", { id: newId("bets") }, _("Bets"));
    const table = h("table", { class: "table" }, caption, head(this.figures), this.rows, this.total);
    return h("div", { class: "rule-table", role: "region", "aria-labelledby": caption.id, tabindex: "0" }, table);
  }

  row(name, bet) {
    return h(
      "tr",
      { class: CLASSES[outcomeOf(bet)] },
      h("th", { scope: "row" }, name),
      amount(bet.stake),
      h("td", { class: "outcome" }, outcome(bet)),
      ...this.figures.map((part) => amount(bet[part], bet.exact[part])),
    );
  }
}

/** Whether money changes hands for the bet beyond its stake as a whole. */
const moves = (bet) => bet.result === "win" || (bet.result === "lose" && bet.returned.n !== 0n);

const outcomeOf = (bet) => (bet.result === "lose" && moves(bet) ? "part" : bet.result);

function head(parts) {
  const text = (label) => h("th", { scope: "col" }, label);
  const figure = (label) => h("th", { scope: "col", class: "num" }, label);
  // Translators: heading of a column: what the player is up or down by the bet, the stake not counted
  const net = _("Net result");
  const figures = { returned: _("Comes back"), net, commission: _("Commission") };
  const heads = [text(_("Bet")), figure(_("Stake")), text(_("Result")), ...parts.map((part) => figure(figures[part]))];
  return h("thead", {}, h("tr", {}, heads));
}

/** The sums of the stakes and of these parts; what still waits counts for nothing yet. */
const sums = (bets, parts) =>
  ["stake", ...parts].map((part) => bets.map((bet) => bet[part]).reduce((all, one) => (one ? all.plus(one) : all), new Fraction(0n)));

function foot([stake, ...figures]) {
  const cells = [amount(stake), h("td", {}), ...figures.map((figure) => amount(figure))];
  return h("tr", {}, h("th", { scope: "row" }, _("Total")), cells);
}

/** An amount in its cell; where it was rounded, the exact one beside it. */
function amount(value, exact = value) {
  if (value === null) return h("td", { class: "num" }, NONE);
  const rest = String(value) === String(exact) ? [] : [h("br"), h("small", {}, " ", _("exactly {amount}", { amount: exact }))];
  return h("td", { class: "num" }, number(value), rest);
}

function outcome(bet) {
  const words = { win: _("won"), lose: _("lost"), push: _("returned"), part: _("a part comes back"), prison: _("in prison") };
  return words[outcomeOf(bet)];
}

function roundingOptions() {
  // Translators: ways to pay an amount that cents, or the smallest chip in use, cannot pay exactly
  const names = { "": _("not rounded"), down: _("down"), nearest: _("to the nearest, a half up"), up: _("up") };
  return ["", ...Object.keys(ROUNDINGS)].map((name) => h("option", { value: name }, names[name]));
}
