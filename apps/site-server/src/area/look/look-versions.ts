import { readLook, type SiteLook } from '@frontage/site-model/look';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { parseJson, toJson } from '../../store/json-text';
import type { LookVersionTable } from './look-version-table';

/** A version of a site's look. */
export interface LookVersion {
  readonly number: number;
  readonly look: SiteLook;
  /** '' for a program. */
  readonly madeBy: string;
  /** UTC milliseconds. */
  readonly createdAt: number;
  /** Whether visitors see it. */
  readonly isPublished: boolean;
  /** When visitors last began to see it, UTC milliseconds; null for never. */
  readonly publishedAt: number | null;
}

/** How many versions of a look are kept and listed. */
export const mostLookVersions = 200;

/**
 * Lists the versions of a site's look, newest first. A site whose look nobody has changed has none.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 */
export async function listLookVersions(
  db: Database,
  siteId: string,
): Promise<readonly LookVersion[]> {
  const rows = await db
    .selectFrom('look_version')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .limit(mostLookVersions)
    .execute();
  const last = Math.max(...rows.map(({ published_at: at }) => at ?? 0));
  return rows.map((row) => readVersion(row, last));
}

/** Finds the newest version of a site's look: what is worked on. */
export async function findNewestLookVersion(
  db: Database,
  { id, settings }: Pick<Site, 'id' | 'settings'>,
): Promise<Pick<LookVersion, 'number' | 'look' | 'madeBy' | 'createdAt'>> {
  const row = await db
    .selectFrom('look_version')
    .selectAll()
    .where('site_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? readVersion(row, 0)
    : { number: 0, look: readLook(settings.look).look, madeBy: '', createdAt: 0 };
}

/** Finds one version of a site's look. */
export async function findLookVersion(
  db: Database,
  siteId: string,
  number: number,
): Promise<SiteLook | undefined> {
  const row = await db
    .selectFrom('look_version')
    .select('look')
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readLook(parseJson(row.look)).look;
}

/**
 * Adds a version, and forgets the oldest ones that visitors have never seen.
 *
 * @param db the transaction of a write that has locked the site
 * @param version without its number
 * @returns its number
 */
export async function insertLookVersion(
  db: Database,
  version: Omit<LookVersionTable, 'number' | 'look'> & { readonly look: SiteLook },
): Promise<number> {
  const { max } = await db
    .selectFrom('look_version')
    .select((eb) => eb.fn.max('number').as('max'))
    .where('site_id', '=', version.site_id)
    .executeTakeFirstOrThrow();
  const number = Number(max ?? 0) + 1;
  await db
    .insertInto('look_version')
    .values({ ...version, number, look: toJson(version.look) })
    .execute();
  await db
    .deleteFrom('look_version')
    .where('site_id', '=', version.site_id)
    .where('number', '<=', number - mostLookVersions)
    .where('published_at', 'is', null)
    .execute();
  return number;
}

/** Writes down that visitors see a version from now on: later than all others. */
export async function publishLookVersion(
  db: Database,
  { siteId, number }: { readonly siteId: string; readonly number: number },
  now: number,
): Promise<void> {
  const { last } = await db
    .selectFrom('look_version')
    .select((eb) => eb.fn.max('published_at').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('look_version')
    .set({ published_at: Math.max(now, Number(last ?? 0) + 1) })
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .execute();
}

function readVersion(row: LookVersionTable, lastPublished: number): LookVersion {
  const publishedAt = row.published_at === null ? null : Number(row.published_at);
  return {
    number: row.number,
    look: readLook(parseJson(row.look)).look,
    madeBy: row.made_by,
    createdAt: Number(row.created_at),
    publishedAt,
    isPublished: publishedAt !== null && publishedAt === lastPublished,
  };
}
