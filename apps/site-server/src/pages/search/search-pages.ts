import type { SearchAnswer } from '@frontage/react-blocks/server';
import { correctQuery } from './correct-query';
import { excerpt } from './excerpt';
import { findCandidates, type SearchedStore } from './find-candidates';
import { parseSearchQuery, type SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';

/** A search ranks at most this many matching pages, the earliest published first. */
const mostCandidates = 500;

/**
 * Searches the published pages of a site: all words must occur, in the singular or the plural; the
 * last one may be the beginning of a word. Matches in titles come first. If nothing is found, the
 * words are corrected.
 *
 * @param store the database
 * @param siteId the site
 * @param raw what the visitor typed
 * @param limit the most results
 */
export async function searchPages(
  store: SearchedStore,
  siteId: string,
  raw: string,
  limit: number,
): Promise<SearchAnswer> {
  const typed = parseSearchQuery(raw);
  if (typed.beginning === undefined) return { query: raw, total: 0, results: [] };
  const found = await findPages(store, siteId, typed);
  const corrected = found.length === 0 ? await correctQuery(store, siteId, typed) : undefined;
  const pages = corrected ? await findPages(store, siteId, corrected) : found;
  const shown = pages.slice(0, limit);
  const texts = await textsOf(store, shown);
  return {
    query: raw,
    ...(corrected && pages.length > 0 && { corrected: wordsOf(corrected).join(' ') }),
    total: pages.length,
    results: shown.map(({ slug, title, version_id, query }) => ({
      title,
      url: `/${slug}`,
      excerpt: excerpt(texts.get(version_id) ?? '', query),
    })),
  };
}

/** The pages that have the words, or all of them as one word, the best first. */
async function findPages(store: SearchedStore, siteId: string, query: SearchQuery) {
  // What is typed as two words may be one: `tea pot`. It is then worth as much as both.
  const words = wordsOf(query);
  const queries = words.length > 1 ? [joinWords(words), query] : [query];
  const found = await Promise.all(queries.map((query) => findRanked(store, siteId, query, words)));
  const best = new Map(
    found
      .flat()
      .sort((a, b) => a.rank - b.rank)
      .map((page) => [page.version_id, page]),
  );
  return [...best.values()]
    .sort((a, b) => b.rank - a.rank || a.title.localeCompare(b.title, 'en'))
    .slice(0, mostCandidates);
}

/** The pages that have all words of a query, ranked by its share of the words that were typed. */
async function findRanked(
  store: SearchedStore,
  siteId: string,
  query: SearchQuery,
  typed: readonly string[],
) {
  const rows = await findCandidates(store, siteId, query, mostCandidates)
    .select([
      'page.slug',
      'page_version.id as version_id',
      'page_version.title',
      'page_words.title_words',
    ])
    .execute();
  const share = typed.length / wordsOf(query).length;
  return rows.map((row) => ({ ...row, query, rank: share * rank(row.title_words, query) }));
}

function wordsOf({ whole, beginning }: SearchQuery): readonly string[] {
  return beginning === undefined ? whole : [...whole, beginning];
}

function joinWords(words: readonly string[]): SearchQuery {
  return { whole: [], beginning: words.join('') };
}

/** Plain texts of versions, by their ids. */
async function textsOf(
  { read }: SearchedStore,
  versions: readonly { version_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (versions.length === 0) return new Map();
  const ids = versions.map(({ version_id }) => version_id);
  const rows = await read
    .selectFrom('page_version')
    .select(['id', 'plain_text'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, plain_text }) => [id, plain_text]));
}

/** A title's word as typed ranks above its plural, and above a word that only begins with it. */
function rank(titleWords: string, { whole, beginning }: SearchQuery): number {
  const worth = (word: string): number => {
    if (titleWords.includes(` ${word} `)) return 1;
    return wordForms(word).some((form) => titleWords.includes(` ${form} `)) ? 0.5 : 0;
  };
  const wholeInTitle = whole.reduce((sum, word) => sum + worth(word), 0);
  if (beginning === undefined) return wholeInTitle;
  const begun = titleWords.includes(` ${beginning}`) ? 0.5 : 0;
  return wholeInTitle + Math.max(worth(beginning), begun);
}
