/* Elements from data. Text goes in as text, never as markup. */

/**
 * An element with attributes and children. `on…` is a listener; `true` sets an attribute without a value, `false`
 * and null leave it out. Children are nodes or texts.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice("on".length), value);
    else setAttribute(element, name, value);
  }
  element.append(...children.flat().filter((child) => child !== null));
  return element;
}

/** Sets an attribute, or takes it away when the value is false or null; one that is so already is left alone. */
export function setAttribute(element, name, value) {
  const text = value === true ? "" : value;
  if (value === false || value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, text);
}

/** Makes an element say this; one that says it already is left alone. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Makes these the children of `parent`, in this order; one that stands where it should is not touched. */
export function setChildren(parent, children) {
  const kept = new Set(children);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  for (const [at, child] of children.entries()) if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
}

/** An SVG element with attributes. */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

let last = 0;

/** An id that stands on the page once. */
export const newId = (name) => `${name}-${(last += 1)}`;

/** A labelled field; `control` gets an id for its label. */
export function field(label, control) {
  control.id = newId("field");
  return h("div", { class: "field" }, h("label", { for: control.id }, label), control);
}

/** A button of the site. */
export const button = (label, onclick, attributes = {}) =>
  h("button", { type: "button", class: "button", onclick, ...attributes }, label);
