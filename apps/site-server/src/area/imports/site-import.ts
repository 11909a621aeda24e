import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { ImportChoice, ImportState, SiteImportTable } from './site-import-table';

/** An import of something from elsewhere. */
export interface SiteImport {
  readonly id: string;
  readonly siteId: string;
  /** The names of what was sent. */
  readonly files: readonly string[];
  readonly startedBy: string;
  readonly state: ImportState;
  /** Why it failed; '' if it did not. */
  readonly trouble: string;
  readonly choice: ImportChoice;
  readonly total: number;
  readonly done: number;
  readonly createdAt: number;
  /** When it last went on, UTC milliseconds. */
  readonly updatedAt: number;
}

/** What an import begins with. */
export type NewSiteImport = Pick<SiteImport, 'id' | 'siteId' | 'files' | 'startedBy'>;

/** Adds an import that is being read. */
export async function addImport(db: Database, begun: NewSiteImport, now: number): Promise<void> {
  const { id, siteId, files, startedBy } = begun;
  await db
    .insertInto('site_import')
    .values({
      id,
      site_id: siteId,
      files: toJson(files),
      started_by: startedBy,
      state: 'reading',
      trouble: '',
      wish: toJson<ImportChoice>({ kinds: [], download: false }),
      total: 0,
      done: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Finds an import of a site by its id. */
export async function findImport(
  db: Database,
  siteId: string,
  id: string,
): Promise<SiteImport | undefined> {
  const row = await db
    .selectFrom('site_import')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readImport(row);
}

/** Lists the imports of a site, the newest first: `importLimits.kept` at most are kept. */
export async function listImports(db: Database, siteId: string): Promise<readonly SiteImport[]> {
  const rows = await db
    .selectFrom('site_import')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readImport);
}

/** What of an import changes. */
export type ImportChange = Partial<
  Pick<SiteImport, 'state' | 'trouble' | 'choice' | 'total' | 'done'>
>;

/**
 * Changes an import, if it is in one of some states: whoever else changed it before is not
 * overruled.
 *
 * @param db the transaction of a write
 * @param id of the import
 * @param from the states that it may be in
 * @param change what changes
 * @param now UTC milliseconds
 * @returns whether it was in one of them
 */
export async function changeImport(
  db: Database,
  id: string,
  from: readonly ImportState[],
  { choice, ...change }: ImportChange,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_import')
    .set({ ...change, ...(choice && { wish: toJson(choice) }), updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets an import, with what it says of each thing. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('site_import_line').where('import_id', '=', id).execute();
  await db.deleteFrom('site_import').where('id', '=', id).execute();
}

/** Forgets imports that nobody went on with since a time. */
export async function deleteOldImports(db: Database, before: number): Promise<void> {
  const rows = await db
    .selectFrom('site_import')
    .select('id')
    .where('updated_at', '<', before)
    .execute();
  for (const { id } of rows) await deleteImport(db, id);
}

/** Lists those of some ids that are imports. */
export async function listImportIds(
  db: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('site_import').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

function readImport(row: SiteImportTable): SiteImport {
  return {
    id: row.id,
    siteId: row.site_id,
    files: parseJson(row.files),
    startedBy: row.started_by,
    state: row.state,
    trouble: row.trouble,
    choice: parseJson(row.wish),
    total: row.total,
    done: row.done,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
