/* A part of the page that stays as it is while it shows the same. */

import { h } from "./dom.js";
import { become } from "./rows.js";

const shown = new WeakMap();

/** Makes the children of `parent` those that `make()` gives, unless `key`, a text for all they show, is as before. */
export function showWhole(parent, key, make) {
  if (isNew(parent, key)) parent.replaceChildren(...make());
}

/** The same for children without listeners: where they are built alike only texts and attributes change. */
export function writeWhole(parent, key, make) {
  if (!isNew(parent, key)) return;
  const before = [...parent.childNodes];
  const made = [...h("div", {}, ...make()).childNodes];
  if (before.length === made.length) for (const [at, old] of before.entries()) become(old, made[at]);
  else parent.replaceChildren(...made);
}

function isNew(parent, key) {
  const before = shown.get(parent);
  shown.set(parent, key);
  return before !== key;
}
