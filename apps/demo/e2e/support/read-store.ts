import { queryPostgres } from './query-postgres';
import { openDatabase } from './open-database';

/** A submission as the database holds it. */
export interface StoredSubmission {
  id: string;
  formId: string;
  /** Field id → value. */
  values: Readonly<Record<string, unknown>>;
  /** Looks like a machine sent it. */
  flagged: boolean;
}

/** Reads what visitors sent straight from the database, past the server. */
export async function readSubmissions(): Promise<StoredSubmission[]> {
  const rows = await readRows('select * from submission');
  return rows.map((row) => ({
    id: String(row.id),
    formId: String(row.form_id),
    values: readValues(row),
    flagged: row.flagged === 1,
  }));
}

/** How many submissions hold this text in any field. */
export async function countSubmissions(text: string): Promise<number> {
  return (await readSubmissions()).filter(({ values }) => Object.values(values).includes(text))
    .length;
}

async function readRows(sql: string): Promise<Record<string, unknown>[]> {
  const { E2E_DATABASE_URL } = process.env;
  if (E2E_DATABASE_URL) return queryPostgres(E2E_DATABASE_URL, sql);
  const database = openDatabase();
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

function readValues(row: Record<string, unknown>): StoredSubmission['values'] {
  return JSON.parse(String(row.body)) as StoredSubmission['values'];
}
