import { sql, type QueryExecutorProvider } from 'kysely';

const statements = [
  `delete from page_words where page_id in (
    select id from page where page_type between 100 and 299 and page_type <> 203
  )`,
  `update page_words
    set words = rtrim(words) || replace(rtrim(title_words), ' ', ' §') || ' '
    where title_words <> '  '`,
];

/**
 * The search asks its index for titles alone: their words stand there with a mark, too. Words of
 * pages that are no place to go to, such as a cart or an error page, are not kept any more.
 */
export async function foundWords(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
