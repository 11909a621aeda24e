import { sql } from 'kysely';
import { findCandidates, type SearchedStore } from './find-candidates';
import type { SearchQuery } from './parse-search-query';
import { wordsAnywhere } from './words-match';
import { toleratedErrors, typingErrors } from './typing-errors';

/**
 * A word that no page has is compared with the words of this many pages, of each page with this
 * many characters; so a search without a match stays cheap on a site of any size.
 */
const compared = { pages: 100, characters: 20_000 };

/** A query with more unknown words is not corrected. */
const mostUnknown = 3;

/** How many first letters a word shares with its correction: more of them lead to closer words. */
const sharedLetters = [3, 1];

/**
 * Corrects typing errors: each word of a query that no page has becomes the closest one that some
 * page has. The first letter of a word counts as right.
 *
 * @returns the corrected query; undefined if nothing can be corrected
 */
export async function correctQuery(
  store: SearchedStore,
  siteId: string,
  query: SearchQuery,
): Promise<SearchQuery | undefined> {
  const unknown = await unknownWords(store, siteId, query);
  if (unknown.length === 0 || unknown.length > mostUnknown) return undefined;
  const corrected = new Map<string, string>();
  for (const word of unknown) {
    const closest = await closestWord(store, siteId, word);
    if (closest === undefined) return undefined;
    corrected.set(word, closest);
  }
  const { whole, beginning = '' } = query;
  const replace = (word: string): string => corrected.get(word) ?? word;
  return { whole: [...new Set(whole.map(replace))], beginning: replace(beginning) };
}

/** The words of a query that no page has. */
async function unknownWords(
  store: SearchedStore,
  siteId: string,
  { whole, beginning }: SearchQuery,
): Promise<readonly string[]> {
  const alone: readonly SearchQuery[] = [
    ...whole.map((word) => ({ whole: [word], beginning: undefined })),
    { whole: [], beginning },
  ];
  const unknown: string[] = [];
  for (const query of alone) {
    const found = await findCandidates(store, siteId, wordsAnywhere(query), 1)
      .select('page_words.id')
      .execute();
    if (found.length === 0) unknown.push(query.whole[0] ?? query.beginning ?? '');
  }
  return unknown;
}

/** The word of the site with the fewest typing errors, among equals that of the most pages. */
async function closestWord(
  store: SearchedStore,
  siteId: string,
  word: string,
): Promise<string | undefined> {
  const most = toleratedErrors(word);
  if (most === 0) return undefined;
  for (const shared of sharedLetters) {
    const pagesOf = await countPages(store, siteId, [...word].slice(0, shared).join(''));
    const [closest] = [...pagesOf]
      .map(([other, pages]) => ({ other, pages, errors: typingErrors(word, other, most) }))
      .filter(({ errors }) => errors <= most)
      .sort((a, b) => a.errors - b.errors || b.pages - a.pages || (a.other < b.other ? -1 : 1));
    if (closest) return closest.other;
  }
  return undefined;
}

/** The words of the site that begin with some letters, and how many pages have each. */
async function countPages(
  store: SearchedStore,
  siteId: string,
  first: string,
): Promise<ReadonlyMap<string, number>> {
  const begun = wordsAnywhere({ whole: [], beginning: first });
  const rows = await findCandidates(store, siteId, begun, compared.pages)
    .select(sql<string>`substr(page_words.words, 1, ${compared.characters})`.as('words'))
    .execute();
  const pagesOf = new Map<string, number>();
  for (const { words } of rows)
    for (const word of words.trim().split(' '))
      if (word.startsWith(first)) pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  return pagesOf;
}
