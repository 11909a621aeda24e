import { contactForm } from '../../src/content/contact-form';
import { queryPostgres } from './query-postgres';
import { openDatabase } from './open-database';

/** A submission in the database. */
export interface StoredSubmission {
  id: string;
  formId: string;
  /** Field id → value. */
  values: Readonly<Record<string, unknown>>;
  /** Whether it looks like spam. */
  flagged: boolean;
}

/** Reads submissions directly from the database. */
export async function readSubmissions(): Promise<StoredSubmission[]> {
  const rows = await readRows('select * from submission');
  return rows.map((row) => ({
    id: String(row.id),
    formId: String(row.form_id),
    values: readValues(row),
    flagged: row.flagged === 1,
  }));
}

/**
 * Counts the submissions of the contact page with this text in any field. Other tests' own forms
 * are left out: they share the store, and may use the same words.
 */
export async function countSubmissions(text: string): Promise<number> {
  const all = await readSubmissions();
  return all.filter(
    ({ formId, values }) => formId === contactForm.id && Object.values(values).includes(text),
  ).length;
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
