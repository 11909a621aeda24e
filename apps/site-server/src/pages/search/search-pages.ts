import type { SearchAnswer } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { sql } from 'kysely';
import type { Store } from '../../store/store';
import { excerpt } from './excerpt';
import { parseSearchQuery, type SearchQuery } from './parse-search-query';
import { wordForms } from './word-forms';
import { wordsMatch } from './words-match';

/** A search ranks at most this many matching pages, the earliest published first. */
const mostCandidates = 500;

/** The database to search. */
type SearchedStore = Pick<Store, 'kind' | 'read'>;

/**
 * Searches the published pages of a site: all words must occur, in the singular or the plural; the
 * last one may be the beginning of a word. Matches in titles come first.
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
  const found = await candidates(store, siteId, typed);
  // If no page has the words, the visitor may have typed one word as two: `tea pot`.
  const joined = found.length === 0 ? joinWords(typed) : undefined;
  const rows = joined ? await candidates(store, siteId, joined) : found;
  const query = joined ?? typed;
  const shown = rows
    .map((row) => ({ row, rank: rank(row.title_words, query) }))
    .sort((a, b) => b.rank - a.rank || a.row.title.localeCompare(b.row.title, 'en'))
    .slice(0, limit)
    .map(({ row }) => row);
  const texts = await textsOf(store, shown);
  return {
    query: raw,
    total: rows.length,
    results: shown.map(({ slug, title, version_id }) => ({
      title,
      url: `/${slug}`,
      excerpt: excerpt(texts.get(version_id) ?? '', query),
    })),
  };
}

/** Joins all words into one; undefined if there is only one. */
function joinWords({ whole, beginning = '' }: SearchQuery): SearchQuery | undefined {
  return whole.length === 0 ? undefined : { whole: [], beginning: [...whole, beginning].join('') };
}

function candidates({ kind, read }: SearchedStore, siteId: string, query: SearchQuery) {
  return (
    read
      .selectFrom('page_words')
      .innerJoin('page', 'page.id', 'page_words.page_id')
      .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
      .select([
        'page.slug',
        'page_version.id as version_id',
        'page_version.title',
        'page_words.title_words',
      ])
      .where('page_words.site_id', '=', siteId)
      // Not-found, error, search, lock screen and similar pages are not worth finding, nor are a
      // cart, a checkout or an order [2.16].
      .where((eb) =>
        eb.or([
          eb('page.page_type', '<', 100),
          eb('page.page_type', '=', pageTypes.codes.donate),
          eb('page.page_type', '>=', 300),
        ]),
      )
      .where(wordsMatch(kind, query))
      // Ordered by the bare key, PostgreSQL may walk all rows instead of using the index.
      .orderBy(kind === 'sqlite' ? sql`page_words.id` : sql`page_words.id + 0`)
      .limit(mostCandidates)
      .execute()
  );
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
  const worth = (word: string): number =>
    titleWords.includes(` ${word} `)
      ? 1
      : wordForms(word).some((form) => titleWords.includes(` ${form} `))
        ? 0.5
        : 0;
  const wholeInTitle = whole.reduce((sum, word) => sum + worth(word), 0);
  if (beginning === undefined) return wholeInTitle;
  const begun = titleWords.includes(` ${beginning}`) ? 0.5 : 0;
  return wholeInTitle + Math.max(worth(beginning), begun);
}
