/* Where the site's files are, and the rules and words that the build has written there. */

const FOLDER = new URL("../data/", import.meta.url);
const LANGUAGE_ROOT = new URL("../../", import.meta.url);

/** The drawing of a card in the sprite. */
export const cardAddress = (symbol) => `${new URL("cards.svg", FOLDER).pathname}#${symbol}`;

/** The rules of a game. */
export const loadRules = (game) => loadJson(`${game}.json`);

/** The words of the page's language. */
export const loadWords = () => loadJson(`words.${document.documentElement.lang}.json`);

/** The address of a clause: on this page when it stands here, else on the page of its game. */
export function clauseAddress(clause) {
  const id = encodeURIComponent(clause);
  if (document.getElementById(clause)) return `#${id}`;
  const [game] = clause.split("-");
  return `${new URL(`${game}/`, LANGUAGE_ROOT).pathname}#${id}`;
}

async function loadJson(name) {
  const response = await fetch(new URL(name, FOLDER));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
