/* Rows that stay while what they show stays: one bet more does not make a page draw all the others anew. */

const shown = new WeakMap();

/**
 * Makes the children of `parent` those of `keys`, a text each, in order. Equal rows at the start and at the end stay,
 * `make(at)` makes the others. Nobody else may add children to `parent`.
 */
export function showRows(parent, keys, make) {
  const before = shown.get(parent) ?? [];
  const least = Math.min(before.length, keys.length);
  let start = 0;
  while (start < least && before[start] === keys[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === keys.at(-1 - end)) end += 1;
  const next = parent.children[before.length - end] ?? null;
  for (const gone of [...parent.children].slice(start, before.length - end)) gone.remove();
  for (let at = start; at < keys.length - end; at += 1) parent.insertBefore(make(at), next);
  shown.set(parent, keys);
}
