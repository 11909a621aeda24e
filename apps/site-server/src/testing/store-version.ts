import { sql } from 'kysely';
import type { SiteStore } from '../app/site-store';

/**
 * A number that every commit which changes a row changes, and nothing else: equal numbers are a
 * store to which nothing was written meanwhile. Reading it costs a hundredth of `dumpStore`. SQLite
 * alone has one.
 */
export async function storeVersion({ read }: Pick<SiteStore, 'read'>): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select data_version as version from pragma_data_version()`.execute(read);
  return rows[0]?.version ?? NaN;
}
