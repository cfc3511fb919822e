/* A part of the page that stays as it is while it shows the same. */

const shown = new WeakMap();

/** Makes the children of `parent` those that `make()` gives, unless `key`, a text for all they show, is as before. */
export function showWhole(parent, key, make) {
  if (shown.get(parent) === key) return;
  shown.set(parent, key);
  parent.replaceChildren(...make());
}
