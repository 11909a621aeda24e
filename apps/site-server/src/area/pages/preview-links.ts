import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { PreviewLinkTable } from './preview-link-table';

/** A link to the newest version of a page that has not ended. */
export interface PreviewLink {
  readonly id: string;
  readonly madeBy: string;
  /** UTC milliseconds. */
  readonly endsAt: number;
}

/** How many live links a page may have: whoever needs more has lost sight of them. */
export const mostPreviewLinks = 50;

/** Adds a link to the newest version of a page. */
export async function addPreviewLink(db: Database, link: PreviewLinkTable): Promise<void> {
  await db.insertInto('preview_link').values(link).execute();
}

/** Lists the links of a page that have not ended, the one that ends first on top. */
export async function listPreviewLinks(
  db: Database,
  pageId: string,
  now: number,
): Promise<readonly PreviewLink[]> {
  const rows = await db
    .selectFrom('preview_link')
    .select(['id', 'made_by', 'ends_at'])
    .where('page_id', '=', pageId)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, madeBy: row.made_by, endsAt: Number(row.ends_at) }));
}

/** Whether a link is there: it was neither ended by somebody, nor is its page gone for good. */
export async function isPreviewLink(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('preview_link')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a link of a page at once; whether it was there. */
export async function endPreviewLink(db: Database, pageId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_link')
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the links that have ended. */
export async function sweepPreviewLinks({
  write,
  now,
}: Pick<Store, 'write' | 'now'>): Promise<void> {
  await write((db) => db.deleteFrom('preview_link').where('ends_at', '<=', now()).execute());
}
