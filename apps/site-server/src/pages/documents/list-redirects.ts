import { sql } from 'kysely';
import type { Database } from '../../store/database';
import { escapeLike } from '../../store/escape-like';
import { searchKey } from '../../store/search-key';
import { redirectsOf, type Redirect } from './redirects';

/** The kinds by which redirects are filtered: of an owner, or of a page that was renamed. */
export const redirectStates = ['own', 'follows'] as const;

/** Which redirects are listed. */
export interface RedirectFilter {
  /** @default all */
  readonly state?: (typeof redirectStates)[number] | undefined;
  /** A part of the address or of where it leads. @default '' */
  readonly search?: string | undefined;
}

/** A redirect in a list. */
export interface ListedRedirect extends Redirect {
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/** A part of the list. */
export interface RedirectPart {
  /** What stands above or below an address in the list; without either, its top. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** With `z` the list is turned round. @default 'a' */
  readonly order?: 'a' | 'z' | undefined;
  readonly limit: number;
}

/**
 * Lists a part of a site's redirects by address.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listRedirects(
  db: Database,
  siteId: string,
  filter: RedirectFilter,
  { before, after, order = 'a', limit }: RedirectPart,
): Promise<ListedRedirect[]> {
  const isUp = before !== undefined;
  const place = before ?? after;
  const isRising = (order === 'a') !== isUp;
  let query = filtered(db, siteId, filter);
  if (place !== undefined) query = query.where('redirect.path', isRising ? '>' : '<', place);
  // First which: an index does for that.
  const places = await query
    .select('redirect.path')
    .orderBy('redirect.path', isRising ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  if (places.length === 0) return [];
  const paths = places.map(({ path }) => path);
  const rows = await redirectsOf(db, siteId)
    .where('redirect.path', 'in', paths)
    .select([
      'redirect.path',
      'redirect.target',
      'redirect.page_id as pageId',
      'redirect.created_at as createdAt',
      'page.slug',
    ])
    .orderBy('redirect.path', isRising ? 'asc' : 'desc')
    .execute();
  const found = rows.map(({ slug, ...row }) => ({
    ...row,
    target: row.pageId === null ? row.target : `/${slug ?? ''}`,
  }));
  return isUp ? found.reverse() : found;
}

/** Counts the redirects that a filter finds, `most` at the most. */
export async function countRedirects(
  db: Database,
  siteId: string,
  filter: RedirectFilter,
  most: number,
): Promise<number> {
  const rows = await filtered(db, siteId, filter).select('redirect.path').limit(most).execute();
  return rows.length;
}

function filtered(db: Database, siteId: string, { state, search = '' }: RedirectFilter) {
  let query = redirectsOf(db, siteId);
  if (state !== undefined)
    query = query.where('redirect.page_id', state === 'own' ? 'is' : 'is not', null);
  const text = searchKey(search.trim());
  if (text === '') return query;
  const wanted = `%${escapeLike(text)}%`;
  return query.where(
    sql<boolean>`(lower(redirect.path) like ${wanted} escape '\\'
      or lower(redirect.target) like ${wanted} escape '\\'
      or '/' || page.slug like ${wanted} escape '\\')`,
  );
}
