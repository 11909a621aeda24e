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
 * @returns `full` where there was no room for it, `same` where it is there already
 */
export async function insertPattern(
  db: Database,
  { id, name, ...content }: PagePattern,
  row: Pick<PagePatternTable, 'site_id' | 'created_at'>,
): Promise<'added' | 'same' | 'full'> {
  const patterns = await listPatterns(db, row.site_id);
  if (patterns.some((pattern) => pattern.id === id)) return 'same';
  if (patterns.length >= mostPatterns) return 'full';
  await db
    .insertInto('page_pattern')
    .values({ ...row, id, name, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'added';
}

/**
 * Gives a pattern another name. Of one that has gone nothing happens.
 *
 * @param db the transaction of a write
 * @returns the name that it had; undefined where nothing happens
 */
export async function renamePattern(
  db: Database,
  siteId: string,
  { id, name }: Pick<PagePattern, 'id' | 'name'>,
): Promise<string | undefined> {
  const before = await findPatternName(db, siteId, id);
  if (before === undefined || before === name) return undefined;
  await db
    .updateTable('page_pattern')
    .set({ name })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  return before;
}

/**
 * Removes a pattern; pages that it was used on keep their blocks.
 *
 * @param db the transaction of a write
 * @returns the name that it had; undefined where it has gone
 */
export async function removePattern(
  db: Database,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const name = await findPatternName(db, siteId, id);
  await db.deleteFrom('page_pattern').where('site_id', '=', siteId).where('id', '=', id).execute();
  return name;
}

async function findPatternName(
  db: Database,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_pattern')
    .select('name')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}
