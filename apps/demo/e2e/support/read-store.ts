import { openDatabase } from './open-database';

/** A submission as the database holds it. */
export interface StoredSubmission {
  id: string;
  formId: string;
  /** Field id → value. */
  values: Record<string, string>;
  /** Looks like a machine sent it. */
  flagged: boolean;
}

/** Reads what visitors sent straight from the database's file, past the server. */
export function readSubmissions(): StoredSubmission[] {
  const database = openDatabase();
  try {
    return database
      .prepare('select * from submission')
      .all()
      .map((row) => ({ id: String(row.id), formId: String(row.form_id), values: readValues(row), flagged: row.flagged === 1 }));
  } finally {
    database.close();
  }
}

/** How many submissions hold this text in any field. */
export function countSubmissions(text: string): number {
  return readSubmissions().filter(({ values }) => Object.values(values).includes(text)).length;
}

function readValues(row: Record<string, unknown>): Record<string, string> {
  return JSON.parse(String(row.body)) as Record<string, string>;
}
