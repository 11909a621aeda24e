import { sql } from 'kysely';
import type { SiteStore } from '../app/site-store';

/** Everything that a store holds, as text: equal texts are equal stores. */
export async function dumpStore({ read }: Pick<SiteStore, 'read'>): Promise<string> {
  const tables = await read.introspection.getTables();
  const dumped = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return JSON.stringify(await Promise.all(dumped));
}
