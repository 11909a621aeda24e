import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Words of pages that are no place to go to, such as a cart or an error page, are not kept any
 * more: the search need not look at each page that has its words.
 */
export async function foundWords(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `delete from page_words where page_id in (
        select id from page where page_type between 100 and 299 and page_type <> 203
      )`,
    )
    .execute(db);
}
