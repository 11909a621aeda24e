import type { PagePattern } from '@frontage/site-model/editing';
import type { Database } from '../../store/database';
import type { PagePatternTable } from './page-pattern-table';

/** The most patterns that a site keeps. */
export const mostPatterns = 100;

/** Lists the patterns of a site by name. */
export async function listPatterns(db: Database, siteId: string): Promise<PagePattern[]> {
  const rows = await db
    .selectFrom('page_pattern')
    .select(['id', 'name', 'content'])
    .where('site_id', '=', siteId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, content }) => ({
    id,
    name,
    // Written by `insertPattern`, of what the schema has read.
    ...(JSON.parse(content) as Omit<PagePattern, 'id' | 'name'>),
  }));
}

/**
 * Lists the names of the patterns that hold an id, such as of a picture.
 *
 * @param held the id; it is in no other text
 */
export async function listPatternsHolding(
  db: Database,
  siteId: string,
  held: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('page_pattern')
    .select('name')
    .where('site_id', '=', siteId)
    .where('content', 'like', `%"${held}"%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Stores a pattern. One that is there already, such as after a repeated request, stays as it is.
 *
 * @param db the transaction of a write
 * @returns whether there was room for it
 */
export async function insertPattern(
  db: Database,
  { id, name, ...content }: PagePattern,
  row: Pick<PagePatternTable, 'site_id' | 'created_at'>,
): Promise<boolean> {
  const patterns = await listPatterns(db, row.site_id);
  if (patterns.some((pattern) => pattern.id === id)) return true;
  if (patterns.length >= mostPatterns) return false;
  await db
    .insertInto('page_pattern')
    .values({ ...row, id, name, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/**
 * Gives a pattern another name. Of one that has gone nothing happens.
 *
 * @param db the transaction of a write
 */
export async function renamePattern(
  db: Database,
  siteId: string,
  { id, name }: Pick<PagePattern, 'id' | 'name'>,
): Promise<void> {
  await db
    .updateTable('page_pattern')
    .set({ name })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/**
 * Removes a pattern; pages that it was used on keep their blocks.
 *
 * @param db the transaction of a write
 */
export async function removePattern(db: Database, siteId: string, id: string): Promise<void> {
  await db.deleteFrom('page_pattern').where('site_id', '=', siteId).where('id', '=', id).execute();
}
