/* What is played: the game, its form, the ranking of hands, the number of players. */

import { field, h } from "../dom.js";
import { _, say } from "../words.js";

export class Settings {
  /** `onChange(settings)` gets what was chosen: `{ game, form, soko, players, shared }`. */
  constructor(table, onChange) {
    this.table = table;
    const select = () => h("select", { onchange: (event) => onChange(this.chosen(event.target)) });
    this.game = select();
    this.form = select();
    this.scale = select();
    this.players = select();
    this.shared = select();
    // Translators: label of a choice in Seven Card Stud: how many common cards there are since the pack is too short
    this.sharedField = field(_("Common cards of a short pack"), this.shared);
    const fields = [
      field(_("Game"), this.game),
      // Translators: label of a choice: whether the best hand, the weakest or both win
      field(_("Form of the game"), this.form),
      field(_("Ranking of hands"), this.scale),
      field(_("Number of players"), this.players),
    ];
    this.element = h("div", { class: "calculator__fields showdown__settings" }, fields);
  }

  chosen(changed) {
    const shared = changed === this.shared ? Number(this.shared.value) : null;
    const [game, form, soko, players] = [this.game.value, this.form.value, Boolean(this.scale.value), Number(this.players.value)];
    return { game, form, soko, players, shared };
  }

  show(state) {
    const { games, forms, fewest } = this.table;
    showOptions(this.game, Object.entries(games).map(([game, { code }]) => [game, say(code)]), state.game);
    showOptions(this.form, forms.map((form) => [form, formName(form)]), state.form);
    // Translators: a ranking of hands: the one that most games use
    showOptions(this.scale, [["", _("usual ranking")], ["soko", _("Sökö")]], state.soko ? "soko" : "");
    showOptions(this.players, counts(fewest, state.rules.players), state.players);
    if (!state.rules.shared) this.sharedField.remove();
    else if (!this.sharedField.isConnected) this.element.append(this.sharedField);
    showOptions(this.shared, counts(state.leastShared(), state.rules.shared), state.shared);
  }
}

function formName(form) {
  const names = {
    // Translators: forms of a poker game, with the field's own words
    high: _("high: the best hand wins"),
    low: _("low: the weakest hand wins"),
    "high-low": _("high-low: both share the pot"),
  };
  return names[form];
}

const counts = (least, most) => Array.from({ length: most - least + 1 }, (_count, more) => [least + more, String(least + more)]);

/** Offers these values with their names in a choice, one of them chosen. */
export function showOptions(select, rows, chosen) {
  const same = select.options.length === rows.length && rows.every(([value, name], at) => select.options[at].value === String(value) && select.options[at].text === name);
  if (!same) select.replaceChildren(...rows.map(([value, name]) => h("option", { value }, name)));
  select.value = String(chosen);
}
