import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { LeftOutProduct } from './product-import-table';

/** A table that is being brought in, or was. */
export interface ProductImport {
  readonly id: string;
  readonly siteId: string;
  /** How many products are to be saved, and how many it has gone through. */
  readonly total: number;
  readonly done: number;
  readonly saved: number;
  readonly leftOut: readonly LeftOutProduct[];
  /** Whether nobody goes on with it. */
  readonly isFinished: boolean;
  /** When it last went on, UTC milliseconds. */
  readonly updatedAt: number;
}

/** Writes how far a table is; the first time it begins. What was stopped stays stopped. */
export async function saveImport(db: Database, state: ProductImport): Promise<void> {
  const { id, siteId, total, done, saved, leftOut, isFinished, updatedAt } = state;
  const values = {
    done,
    saved,
    left_out: toJson(leftOut),
    ...(isFinished && { finished_at: updatedAt }),
    updated_at: updatedAt,
  };
  await db
    .insertInto('product_import')
    .values({ id, site_id: siteId, total, created_at: updatedAt, finished_at: null, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Finds a table of a site by its id. */
export async function findImport(
  db: Database,
  siteId: string,
  id: string,
): Promise<ProductImport | undefined> {
  const row = await db
    .selectFrom('product_import')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      siteId: row.site_id,
      total: row.total,
      done: row.done,
      saved: row.saved,
      leftOut: parseJson(row.left_out),
      isFinished: row.finished_at !== null,
      updatedAt: row.updated_at,
    }
  );
}

/**
 * Stops a table that is under way, after the product that is being saved.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param id of the table
 * @param now UTC milliseconds
 */
export async function stopImport(
  db: Database,
  siteId: string,
  id: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('product_import')
    .set({ finished_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/**
 * Writes down that nobody goes on with a table: what was saved and left out stays.
 *
 * @param db the transaction of a write
 * @param id of the table
 * @param since UTC milliseconds, so long ago that it counts as stopped
 */
export async function giveUpImport(db: Database, id: string, since: number): Promise<void> {
  await db
    .updateTable('product_import')
    .set({ updated_at: since })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Forgets how tables went that were brought in before a time. */
export async function deleteOldImports(db: Database, before: number): Promise<void> {
  await db.deleteFrom('product_import').where('updated_at', '<', before).execute();
}
