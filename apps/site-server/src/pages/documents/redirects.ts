import type { Database } from '../../store/database';

/** An address that leads to another one. */
export interface Redirect {
  /** Decoded, with its slash: `/old`. */
  readonly path: string;
  /** A path of the site or an address elsewhere. */
  readonly target: string;
  /** The page that it follows, whatever its address becomes; null for a redirect of an owner. */
  readonly pageId: string | null;
}

/**
 * Finds where an address leads that no page has.
 *
 * @param db the reading side
 * @param siteId the site
 * @param path decoded, with its slash
 * @returns nothing if it leads nowhere, or to a page that visitors do not see
 */
export async function findRedirect(
  db: Database,
  siteId: string,
  path: string,
): Promise<string | undefined> {
  const row = await withPages(db, siteId).where('redirect.path', '=', path).executeTakeFirst();
  if (!row) return undefined;
  if (row.page_id === null) return row.target;
  return row.published_version_id === null ? undefined : `/${row.slug ?? ''}`;
}

/** Lists the addresses that lead to a page since it was renamed, by address. */
export async function listRedirectsTo(
  db: Database,
  siteId: string,
  pageId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('redirect')
    .select('path')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}

/** Lists the addresses that lead somewhere, so not to a page that visitors do not see. */
export async function listLiveRedirects(db: Database, siteId: string): Promise<readonly string[]> {
  const rows = await redirectsOf(db, siteId)
    .select('redirect.path')
    .where((eb) =>
      eb.or([eb('redirect.page_id', 'is', null), eb('page.published_version_id', 'is not', null)]),
    )
    .execute();
  return rows.map(({ path }) => path);
}

/** Adds a redirect, or changes the one with that path. */
export async function saveRedirect(
  db: Database,
  siteId: string,
  { path, target, pageId }: Redirect,
  now: number,
): Promise<void> {
  const values = { page_id: pageId, target: pageId === null ? target : '', created_at: now };
  await db
    .insertInto('redirect')
    .values({ site_id: siteId, path, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'path']).doUpdateSet(values))
    .execute();
}

/** Deletes a redirect; returns whether there was one. */
export async function deleteRedirect(db: Database, siteId: string, path: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirect')
    .where('site_id', '=', siteId)
    .where('path', '=', path)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends what led from an address to a page that had it once: to visitors, another page has it now.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param path with its slash
 * @param pageId the page that it led to. @default any
 */
export async function endPageRedirect(
  db: Database,
  siteId: string,
  path: string,
  pageId?: string,
): Promise<void> {
  const renaming = db
    .deleteFrom('redirect')
    .where('site_id', '=', siteId)
    .where('path', '=', path)
    .where('page_id', 'is not', null);
  await (pageId === undefined ? renaming : renaming.where('page_id', '=', pageId)).execute();
}

/** Selects the redirects of a site with the pages that they follow. */
export function redirectsOf(db: Database, siteId: string) {
  return db
    .selectFrom('redirect')
    .leftJoin('page', 'page.id', 'redirect.page_id')
    .where('redirect.site_id', '=', siteId);
}

function withPages(db: Database, siteId: string) {
  return redirectsOf(db, siteId).select([
    'redirect.path',
    'redirect.target',
    'redirect.page_id',
    'page.slug',
    'page.published_version_id',
  ]);
}
