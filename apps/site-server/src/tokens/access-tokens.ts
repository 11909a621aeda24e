import type { Permission } from '@frontage/site-model/enums';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../http/hash-token';
import type { Database } from '../store/database';
import { parseJson, toJson } from '../store/json-text';
import { searchKey } from '../store/search-key';
import type { AccessTokenTable } from './access-token-table';

/** What a program acts by, for somebody who looks after a site. */
export interface AccessToken {
  readonly id: string;
  readonly siteId: string;
  /** Who made it. */
  readonly accountId: string;
  readonly name: string;
  /** What it may do at most; never more than its maker may at the time. */
  readonly permissions: readonly Permission[];
  /** UTC milliseconds. */
  readonly createdAt: number;
  /** UTC milliseconds. */
  readonly expiresAt: number;
  /** UTC milliseconds, to within five minutes; undefined for one that was not used yet. */
  readonly usedAt: number | undefined;
}

/** What every token begins with, so that programs that look for secrets in sources know it. */
const prefix = 'frontage_';

/** How exactly the last use is known, in milliseconds: each note of it is a write. */
const usedStep = 5 * 60 * 1000;

/**
 * Makes a token.
 *
 * @param db the transaction of a write
 * @returns the token itself, which is stored nowhere else
 */
export async function makeAccessToken(
  db: Database,
  made: Omit<AccessToken, 'usedAt'>,
): Promise<string> {
  const token = prefix + randomBytes(32).toString('base64url');
  await db
    .insertInto('access_token')
    .values({
      id: made.id,
      site_id: made.siteId,
      account_id: made.accountId,
      name: made.name,
      search_text: searchKey(made.name),
      token_hash: hashToken(token),
      permissions: toJson(made.permissions),
      created_at: made.createdAt,
      expires_at: made.expiresAt,
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Finds a token that is still good.
 *
 * @param db the reading side
 * @param wanted the site that was addressed, and UTC milliseconds
 * @param token as a program sent it
 * @returns it, and whether its use is due to be noted
 */
export async function findAccessToken(
  db: Database,
  { siteId, now }: { siteId: string; now: number },
  token: string,
): Promise<{ readonly token: AccessToken; readonly isUnnoted: boolean } | undefined> {
  const row = await db
    .selectFrom('access_token')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { token: readAccessToken(row), isUnnoted: now - (row.used_at ?? 0) >= usedStep };
}

/** Notes that a token was used, in the transaction of a write. */
export async function noteAccessToken(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('access_token').set({ used_at: now }).where('id', '=', id).execute();
}

/** Lists the tokens of a site with some ids, as far as they are still good. */
export async function listAccessTokensById(
  db: Database,
  { siteId, ids, now }: { siteId: string; ids: readonly string[]; now: number },
): Promise<AccessToken[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('access_token')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readAccessToken);
}

/**
 * Ends a token of a site, in the transaction of a write.
 *
 * @returns its name; undefined for one that was over already
 */
export async function endAccessToken(
  db: Database,
  { id, siteId }: Pick<AccessToken, 'id' | 'siteId'>,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('access_token')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Ends all tokens that an account has made, in the transaction of a write. */
export async function endAccessTokensOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('access_token').where('account_id', '=', accountId).execute();
}

/** Deletes tokens that are over. */
export async function sweepAccessTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom('access_token').where('expires_at', '<=', now).execute();
}

/** Reads a row of the table. */
export function readAccessToken(row: AccessTokenTable): AccessToken {
  return {
    id: row.id,
    siteId: row.site_id,
    accountId: row.account_id,
    name: row.name,
    permissions: parseJson(row.permissions),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at ?? undefined,
  };
}
