import type { SearchAnswer } from '@frontage/react-blocks/server';
import { correctQuery } from './correct-query';
import { excerpt } from './excerpt';
import { askWordIndex, findCandidates, type SearchedStore } from './find-candidates';
import { parseSearchQuery, type SearchQuery } from './parse-search-query';
import { titleWorth } from './title-worth';
import { wordsAlsoInTitle, wordsAnywhere, wordsInTitle, type SearchedWords } from './words-match';

/** A search finds at most this many pages: those whose titles have most of the words. */
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
  const { corrected, pages } = await askWordIndex(store, async (index) => {
    const found = await findPages(index, siteId, typed);
    const corrected = found.length === 0 ? await correctQuery(index, siteId, typed) : undefined;
    return { corrected, pages: corrected ? await findPages(index, siteId, corrected) : found };
  });
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
  const share = typed.length / wordsOf(query).length;
  const find = (words: SearchedWords, isRanked: boolean) =>
    findByWorth(store, siteId, { query, words, isRanked });
  const rows = await findFew(find, query);
  return rows.map((row) => ({ ...row, query, rank: share * row.worth }));
}

/**
 * Finds the best pages by the index, so that no title is read where there are enough with all
 * words, and none of those that have the words elsewhere.
 */
async function findFew<Row>(
  find: (words: SearchedWords, isRanked: boolean) => Promise<readonly Row[]>,
  query: SearchQuery,
): Promise<readonly Row[]> {
  const whole = await find(wordsInTitle(query), false);
  if (whole.length === mostCandidates) return whole;
  // Of a single word all other titles are worth the same.
  const titled = await find(wordsAlsoInTitle(query), wordsOf(query).length > 1);
  if (titled.length === mostCandidates) return [...whole, ...titled];
  return [...whole, ...titled, ...(await find(wordsAnywhere(query), false))];
}

/** Finds pages that have words: those whose titles are worth most, or the earliest published. */
async function findByWorth(
  store: SearchedStore,
  siteId: string,
  { query, words, isRanked }: { query: SearchQuery; words: SearchedWords; isRanked: boolean },
) {
  const worth = titleWorth(query);
  let found = findCandidates(store, siteId, words, mostCandidates).select([
    'page_words.page_id',
    'page_words.title_words',
  ]);
  if (isRanked) found = found.clearOrderBy().orderBy(worth, 'desc').orderBy('page_words.id');
  // First which: what a page is stored with, and its worth, is read of those alone.
  return store.read
    .selectFrom(found.as('page_words'))
    .innerJoin('page', 'page.id', 'page_words.page_id')
    .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['page.slug', 'page_version.id as version_id', 'page_version.title'])
    .select(worth.as('worth'))
    .execute();
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
