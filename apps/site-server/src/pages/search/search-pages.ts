import type { SearchAnswer } from '@frontage/react-blocks/server';
import { pageTypes } from '@frontage/site-model';
import { sql } from 'kysely';
import type { Store } from '../../store/store';
import { excerpt } from './excerpt';
import { parseSearchQuery, type SearchQuery } from './parse-search-query';
import { wordsMatch } from './words-match';

/** A search ranks no more matching pages than this, those that were published first. */
const mostCandidates = 500;

/** The database that is searched. */
type SearchedStore = Pick<Store, 'kind' | 'read'>;

/**
 * Searches the published pages of a site: all words must be there, the last one
 * may be the beginning of a word. Matches in titles come first.
 *
 * @param store the database
 * @param siteId the site
 * @param raw what the visitor typed
 * @param limit most results
 */
export async function searchPages(
  store: SearchedStore,
  siteId: string,
  raw: string,
  limit: number,
): Promise<SearchAnswer> {
  const query = parseSearchQuery(raw);
  if (query.beginning === undefined) return { query: raw, total: 0, results: [] };
  const rows = await candidates(store, siteId, query);
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
      // Not-found, error, search, lock screen and the like are no places to go to, nor are a cart, a
      // checkout or an order [2.16].
      .where((eb) =>
        eb.or([
          eb('page.page_type', '<', 100),
          eb('page.page_type', '=', pageTypes.codes.donate),
          eb('page.page_type', '>=', 300),
        ]),
      )
      .where(wordsMatch(kind, query))
      // By the key itself PostgreSQL may walk all rows instead of asking the index.
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

function rank(titleWords: string, { whole, beginning }: SearchQuery): number {
  const wholeInTitle = whole.filter((word) => titleWords.includes(` ${word} `)).length;
  if (beginning === undefined) return wholeInTitle;
  if (titleWords.includes(` ${beginning} `)) return wholeInTitle + 1;
  return titleWords.includes(` ${beginning}`) ? wholeInTitle + 0.5 : wholeInTitle;
}
