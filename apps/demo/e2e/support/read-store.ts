import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A submission as the database holds it. */
export interface StoredSubmission {
  id: string;
  formId: string;
  /** Field id → value. */
  values: Record<string, string>;
  /** Looks like a machine sent it. */
  flagged: boolean;
}

interface Statement {
  all(): Record<string, unknown>[];
}

interface SqliteFile {
  prepare(sql: string): Statement;
  close(): void;
}

const file = join(import.meta.dirname, '../../.frontage/e2e-data/frontage.db');

/** Reads what visitors sent straight from the database's file, past the server. */
export function readSubmissions(): StoredSubmission[] {
  const database = openFile();
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

/** SQLite of Node where it has one, else the one the server uses. */
function openFile(): SqliteFile {
  const builtin = process.getBuiltinModule?.('node:sqlite') as { DatabaseSync: new (path: string) => SqliteFile } | undefined;
  if (builtin) return new builtin.DatabaseSync(file);
  const require = createRequire(join(import.meta.dirname, '../../../site-server/package.json'));
  const Database = require('libsql') as new (path: string) => SqliteFile; // the package ships no types for this use
  return new Database(file);
}

function readValues(row: Record<string, unknown>): Record<string, string> {
  return JSON.parse(String(row.body)) as Record<string, string>;
}
