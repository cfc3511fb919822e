/*
 * Questions to the Pagefind index of one language, answered page by page and section by section.
 *
 * Pagefind itself lists the headings of a page that match. A reader of rules wants the clause, so the sections are
 * made here from the anchors that Pagefind stores: a section begins at a heading or a clause and ends at the next.
 */

const PAGES = 12;
const SECTIONS = 5;
const HEADINGS = 2;
const WORDS = 28;
const LEAD = 6;
const SHARED = 3;
// The page of a game is long: Pagefind's own weights would put any short page that has the word before it.
const RANKING = { pageLength: 0, termFrequency: 0.2 };
const HEADING = /^h[2-6]$/i;
const CLAUSE = /^(p|li|dt|dd|tr|div)$/i;

/** Load the index below `root`, the address of the language's home page. */
export async function openIndex(root, language) {
  const pagefind = await import(new URL("pagefind/pagefind.js", root).href);
  await pagefind.options({ baseUrl: root.pathname, ranking: RANKING });
  await pagefind.init(language);
  return {
    /** Pages that match, best first: {title, url, excerpt, sections: [{heading, url, excerpt}]}. */
    async search(query) {
      const found = await pagefind.search(query);
      const data = await Promise.all(found.results.slice(0, PAGES).map((result) => result.data()));
      return data.map((page) => readPage(page, letters(query))).filter(Boolean);
    },
  };
}

/** A page that matches the asked words, or null. */
function readPage(data, asked) {
  const words = (data.raw_content ?? data.content).split(/\s+/);
  const matches = data.weighted_locations.filter(({ location }) => isAsked(words[location] ?? "", asked));
  if (matches.length === 0) return null;
  const hits = new Set(matches.map(({ location }) => location));
  const starts = sectionStarts(data.anchors);
  const show = (at, start, end) => excerpt(words, hits, at, start, end);
  return {
    title: data.meta.title,
    url: data.url,
    excerpt: show(Math.min(...hits), 0, words.length),
    sections: matchingSections(matches, starts).map(({ index, first }) => {
      const { id, heading, text } = starts[index];
      const end = sectionEnd(starts, index) ?? words.length;
      return { heading, url: `${data.url}#${id}`, excerpt: show(Math.max(first, text), text, end) };
    }),
  };
}

/**
 * Whether a found word begins like one that was asked. For a word that it does not know Pagefind answers with words
 * that share as little as two letters; an honest "nothing found" is better.
 */
function isAsked(word, asked) {
  return letters(word).some((found) =>
    asked.some((query) => {
      const needed = Math.min(query.length, Math.max(SHARED, Math.ceil(query.length / 2)));
      return found.slice(0, needed) === query.slice(0, needed);
    }),
  );
}

/** The words of a text in lower case without accents. */
function letters(text) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Where sections begin, in page order: {id, location, text, heading, isHeading}. `text` is where its words begin, after the
 * heading that it starts with, if it does; `heading` is the one that it stands under.
 */
function sectionStarts(anchors) {
  let heading = "";
  return anchors
    .filter(({ element }) => HEADING.test(element) || CLAUSE.test(element))
    .sort((a, b) => a.location - b.location)
    .map(({ element, id, text, location }) => {
      const isHeading = HEADING.test(element);
      if (!isHeading) return { id, location, text: location, heading, isHeading };
      heading = text.trim();
      return { id, location, text: location + heading.split(/\s+/).length, heading, isHeading };
    });
}

/** Where the words shown for a section end: a clause at whatever follows, a heading at the next heading. */
function sectionEnd(starts, index) {
  const rest = starts.slice(index + 1);
  return (starts[index].isHeading ? rest.find((start) => start.isHeading) : rest[0])?.location;
}

/**
 * The sections with most weight of matching words: [{index, first}], `first` being the place of the first match.
 * Words in headings weigh most, so headings come first, but few: they must not push the clauses out.
 */
function matchingSections(matches, starts) {
  const found = new Map();
  for (const { location, balanced_score: score } of matches) {
    const index = starts.findLastIndex((start) => start.location <= location);
    if (index < 0) continue;
    const section = found.get(index) ?? { index, first: location, score: 0 };
    section.first = Math.min(section.first, location);
    section.score += score;
    found.set(index, section);
  }
  const best = [...found.values()].sort((a, b) => b.score - a.score);
  const headings = best.filter(({ index }) => starts[index].isHeading);
  const clauses = best.filter(({ index }) => !starts[index].isHeading);
  return [...headings.slice(0, HEADINGS), ...clauses, ...headings.slice(HEADINGS)].slice(0, SECTIONS);
}

/** Some words around place `at`, not leaving `start`…`end`, as [{text, hit}]. */
function excerpt(words, hits, at, start, end) {
  const from = Math.max(start, at - LEAD);
  const to = Math.max(from, Math.min(end, from + WORDS));
  const parts = words.slice(from, to).map((text, i) => ({ text, hit: hits.has(from + i) }));
  if (from > start) parts.unshift({ text: "…", hit: false });
  if (to < end) parts.push({ text: "…", hit: false });
  return parts;
}
