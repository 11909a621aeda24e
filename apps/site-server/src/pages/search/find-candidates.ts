import { sql } from 'kysely';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { wordsMatch, type SearchedWords } from './words-match';

/** The database to search. */
export type SearchedStore = Pick<Store, 'kind' | 'read'>;

/**
 * Creates the query for the pages of a site that have words, the earliest published first.
 */
export function findCandidates(
  { kind, read }: SearchedStore,
  siteId: string,
  words: SearchedWords,
  limit: number,
) {
  return (
    read
      .selectFrom('page_words')
      .where('page_words.site_id', '=', siteId)
      .where(wordsMatch(kind, words))
      // Ordered by the bare key, PostgreSQL may walk all rows instead of using the index.
      .orderBy(kind === 'sqlite' ? sql`page_words.id` : sql`page_words.id + 0`)
      .limit(limit)
  );
}

/**
 * Asks the database by its index of words. PostgreSQL takes the function of the index for as cheap
 * as a comparison: where many pages match it would run it on the words of every page.
 */
export async function askWordIndex<Answer>(
  { kind, read }: SearchedStore,
  ask: (store: SearchedStore) => Promise<Answer>,
): Promise<Answer> {
  if (kind === 'sqlite') return ask({ kind, read });
  return read.transaction().execute(async (db: Database) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return ask({ kind, read: db });
  });
}
