import { sql } from 'kysely';
import type { SiteStore } from '../app/site-store';

/** The names of a store's tables: to ask for them takes longer than to read them all. */
const tableNames = new WeakMap<SiteStore['read'], Promise<string[]>>();

/** Everything that a store holds, as text: equal texts are equal stores. */
export async function dumpStore({ read }: Pick<SiteStore, 'read'>): Promise<string> {
  const names = tableNames.get(read) ?? listTables(read);
  tableNames.set(read, names);
  const dumped = (await names).map(async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return JSON.stringify(await Promise.all(dumped));
}

async function listTables(read: SiteStore['read']): Promise<string[]> {
  const tables = await read.introspection.getTables();
  return tables.map(({ name }) => name);
}
