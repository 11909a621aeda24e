import { sql, type QueryExecutorProvider } from 'kysely';

const statements = [
  'alter table page_words add column renewed integer not null default 0',
  'create index page_words_old on page_words (page_id) where renewed = 0',
];

/**
 * Search words of before told of hidden blocks and of what not everybody sees: those of each page
 * are taken once more after the start.
 */
export async function renewedWords(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
