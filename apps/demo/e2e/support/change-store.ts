import { askPostgres } from './ask-postgres';
import { openDatabase } from './open-database';

/** Whether the tests run on PostgreSQL. */
export const onPostgres = Boolean(process.env.E2E_DATABASE_URL);

/** Asks or changes the database of the server under test, past the server. */
export async function runSql(sql: string): Promise<Record<string, unknown>[]> {
  const { E2E_DATABASE_URL } = process.env;
  if (E2E_DATABASE_URL) return askPostgres(E2E_DATABASE_URL, sql);
  const database = openDatabase();
  try {
    // The server may be writing.
    database.prepare('pragma busy_timeout = 5000').all();
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** A text as SQL writes it, in both databases. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
