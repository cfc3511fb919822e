/* Where the site's files are, and the rules and words that the build has written there. */

const FOLDER = new URL("../data/", import.meta.url);
const LANGUAGE_ROOT = new URL("../../", import.meta.url);

const SPRITE = new URL("cards.svg", FOLDER).pathname;

/** The drawing of a card in the sprite. */
export const cardAddress = (symbol) => `${SPRITE}#${symbol}`;

/** The rules of a game. */
export const loadRules = (game) => loadJson(`${game}.json`);

/** The words of the page's language: those that all games share, and those of the games. */
export function loadWords(...games) {
  const { lang } = document.documentElement;
  return Promise.all([`words.${lang}.json`, ...games.map((game) => `words.${lang}.${game}.json`)].map(loadJson));
}

/** The address of a clause: on this page when it stands here, else on its own. `pages` are those of games that share one. */
export function clauseAddress(clause, pages) {
  const id = encodeURIComponent(clause);
  if (document.getElementById(clause)) return `#${id}`;
  const starts = Object.keys(pages).filter((game) => clause.startsWith(`${game}-`));
  const [game] = starts.sort((one, other) => other.length - one.length);
  const page = game ? pages[game] : clause.split("-")[0];
  return `${new URL(`${page}/`, LANGUAGE_ROOT).pathname}#${id}`;
}

async function loadJson(name) {
  const response = await fetch(new URL(name, FOLDER));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
