import type { Database } from '../../store/database';
import type { PageCode } from './page-codes';

/**
 * Lets code run its scripts from now on, wherever it stands.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param codes of a page that somebody publishes who may inject code
 * @param facts who that is, and when
 */
export async function saveCodeApprovals(
  db: Database,
  siteId: string,
  codes: readonly PageCode[],
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  const rows = codes
    .filter(({ scripts }) => scripts)
    .map(({ hash }) => ({ site_id: siteId, hash, by_name: by, created_at: now }));
  if (rows.length === 0) return;
  await db
    .insertInto('code_approval')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site_id', 'hash']).doNothing())
    .execute();
}

/** Finds which code may run its scripts, by its hashes. */
export async function findCodeApprovals(
  db: Database,
  siteId: string,
  codes: readonly Pick<PageCode, 'hash'>[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('code_approval')
    .select('hash')
    .where('site_id', '=', siteId)
    .where(
      'hash',
      'in',
      codes.map(({ hash }) => hash),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
