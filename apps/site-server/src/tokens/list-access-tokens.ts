import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { findPart, type RowPart } from '../store/row-part';
import { hasWords } from '../store/search-key';
import { readAccessToken, type AccessToken } from './access-tokens';

/** The states by which tokens are filtered: not used yet, or ending within 14 days. */
export const accessTokenStates = ['unused', 'ending'] as const;

/** Which tokens are listed. */
export interface AccessTokenFilter {
  /** @default all that are still good */
  readonly state?: (typeof accessTokenStates)[number] | undefined;
  /** Words of the name, each of them somewhere. @default '' */
  readonly search?: string | undefined;
  /** UTC milliseconds. */
  readonly now: number;
}

/** How long before its end a token is ending, in milliseconds. */
const endingFor = 14 * 24 * 60 * 60 * 1000;

/**
 * Lists a part of a site's tokens that are still good, newest first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listAccessTokens(
  db: Database,
  siteId: string,
  filter: AccessTokenFilter,
  part: RowPart,
): Promise<AccessToken[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map(readAccessToken);
}

/** Counts the tokens that a filter finds, `most` at the most. */
export async function countAccessTokens(
  db: Database,
  siteId: string,
  filter: AccessTokenFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '', now }: AccessTokenFilter,
): SelectQueryBuilder<StoreTables, 'access_token', object> {
  let query = db
    .selectFrom('access_token')
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now);
  if (state === 'unused') query = query.where('used_at', 'is', null);
  if (state === 'ending') query = query.where('expires_at', '<=', now + endingFor);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  return query;
}
