/* Rows that stay while what they show stays: one bet more does not make a page draw all the others anew. */

const shown = new WeakMap();

/**
 * Makes the children of `parent` those of `keys`, a text each, in order. Equal rows at the start and at the end stay,
 * `make(at)` makes the others. Nobody else may add children to `parent`.
 */
export const showRows = (parent, keys, make) => renew(parent, keys, make, (old, made) => old.replaceWith(made));

/** The same for rows without listeners: what is new is written into the row that stood there before. */
export const writeRows = (parent, keys, make) => renew(parent, keys, make, become);

function renew(parent, keys, make, change) {
  const before = shown.get(parent) ?? [];
  const least = Math.min(before.length, keys.length);
  let start = 0;
  while (start < least && before[start] === keys[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === keys.at(-1 - end)) end += 1;
  const next = parent.children[before.length - end] ?? null;
  const old = [...parent.children].slice(start, before.length - end);
  for (let at = start; at < keys.length - end; at += 1) {
    const made = make(at);
    if (old.length) change(old.shift(), made);
    else parent.insertBefore(made, next);
  }
  for (const gone of old) gone.remove();
  shown.set(parent, keys);
}

/** Makes a node what another one is; where they are built alike only texts and attributes change. Gives the node on the page. */
export function become(old, made) {
  if (old.nodeName !== made.nodeName || old.childNodes.length !== made.childNodes.length) {
    old.replaceWith(made);
    return made;
  }
  if (made.attributes) {
    for (const { name } of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of made.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const parts = [...made.childNodes];
    for (const [at, part] of [...old.childNodes].entries()) become(part, parts[at]);
  } else if (old.data !== made.data) old.data = made.data;
  return old;
}
