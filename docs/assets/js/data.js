/* Where the site's files are, and the rules and words that the build has written there. */

const FOLDER = new URL("../data/", import.meta.url);
const LANGUAGE_ROOT = new URL("../../", import.meta.url);

/** The file with the drawings of the cards. */
export const cardFile = new URL("cards.svg", FOLDER).pathname;

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

/** What comes from an address. Throws when nothing does. */
export async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const loadJson = async (name) => (await fetched(new URL(name, FOLDER))).json();
