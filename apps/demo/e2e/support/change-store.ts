import { queryPostgres } from './query-postgres';
import { queryFile } from './open-database';

/** Whether the tests run on PostgreSQL. */
export const onPostgres = Boolean(process.env.E2E_DATABASE_URL);

/** Queries or changes the database of the server under test directly. */
export async function runSql(sql: string): Promise<Record<string, unknown>[]> {
  const { E2E_DATABASE_URL } = process.env;
  return E2E_DATABASE_URL ? queryPostgres(E2E_DATABASE_URL, sql) : queryFile(sql);
}

/** Quotes a text for SQL, in both databases. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
