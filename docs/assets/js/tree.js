/* Drawings that the build exports as lists of tag, attributes and content; see rules_site.browser.trees. */

import { setAttribute } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** The element that a list describes. */
export function fromTree([tag, attributes, ...content], drawing = false) {
  const inside = drawing || tag === "svg";
  const element = inside ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") setProperties(element, value);
    else setAttribute(element, name, value);
  }
  element.append(...content.map((part) => (Array.isArray(part) ? fromTree(part, inside) : part)));
  return element;
}

/** `--name:value` pairs one by one: a page may forbid styles that are written as an attribute. */
function setProperties(element, text) {
  for (const pair of text.split(";")) element.style.setProperty(...pair.split(":"));
}
