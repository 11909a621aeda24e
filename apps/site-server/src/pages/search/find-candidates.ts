import { pageTypes } from '@frontage/site-model';
import { sql } from 'kysely';
import type { Store } from '../../store/store';
import type { SearchQuery } from './parse-search-query';
import { wordsMatch } from './words-match';

/** The database to search. */
export type SearchedStore = Pick<Store, 'kind' | 'read'>;

/**
 * Creates the query for the pages of a site that visitors may find and that have all words, the
 * earliest published first.
 */
export function findCandidates(
  { kind, read }: SearchedStore,
  siteId: string,
  query: SearchQuery,
  limit: number,
) {
  return (
    read
      .selectFrom('page_words')
      .innerJoin('page', 'page.id', 'page_words.page_id')
      .innerJoin('page_version', 'page_version.id', 'page.published_version_id')
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
      .limit(limit)
  );
}
