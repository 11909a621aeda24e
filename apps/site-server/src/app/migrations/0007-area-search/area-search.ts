import { sql, type QueryExecutorProvider } from 'kysely';

/** The tables whose lists get a search, and the texts that it looks through. */
const searched = [
  ['account', 'name', 'email'],
  ['access_token', 'name'],
  ['audit_entry', 'actor', 'subject', 'change'],
] as const;

/** How many rows are read at once. */
const groupSize = 1000;

/**
 * Gives the lists of people, tokens and the log what they are searched by, and pages the order of
 * their last change. SQLite searches the log within an index, as it does other lists.
 */
export async function areaSearch(
  db: QueryExecutorProvider,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  for (const [table, ...columns] of searched) {
    await sql
      .raw(`alter table ${table} add column search_text text not null default ''`)
      .execute(db);
    await fill(db, table, columns);
  }
  await sql.raw('create index page_changed on page (site_id, updated_at, id)').execute(db);
  if (kind === 'postgres') return;
  await sql.raw('drop index audit_entry_time').execute(db);
  await sql
    .raw('create index audit_entry_listed on audit_entry (site_id, created_at, id, search_text)')
    .execute(db);
}

async function fill(
  db: QueryExecutorProvider,
  table: string,
  columns: readonly string[],
): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<Record<string, string | null>>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${last} order by id limit ${groupSize}`.execute(db);
    for (const row of rows) {
      const text = columns.map((column) => textOf(column, row[column] ?? '')).join(' ');
      const key = text.normalize('NFKC').toLowerCase();
      await sql`update ${sql.table(table)} set search_text = ${key} where id = ${row['id']}`.execute(
        db,
      );
    }
    last = rows.at(-1)?.['id'] ?? '';
    if (rows.length < groupSize) return;
  }
}

/** A change is stored as `{ before, after }`. */
function textOf(column: string, stored: string): string {
  if (column !== 'change' || stored === '') return stored;
  const change: unknown = JSON.parse(stored);
  return typeof change === 'object' && change ? Object.values(change).join(' ') : '';
}
