import type { ContributorRole } from '@frontage/site-model/enums';
import type { SelectQueryBuilder } from 'kysely';
import '../sign-in/session-table';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { findPart, type RowPart } from '../store/row-part';
import { hasWords } from '../store/search-key';
import { readAccount, type Account } from './accounts';

/** Somebody who looks after a site, as the list of people shows them. */
export interface Person extends Account {
  /**
   * When they last used a session that is open, to within five minutes, or else last signed in. UTC
   * milliseconds; undefined for who has not been here yet.
   */
  readonly seenAt: number | undefined;
  /** When their account was made, UTC milliseconds. */
  readonly createdAt: number;
}

/** Which people are listed. */
export interface PeopleFilter {
  /** Who has this role. @default all */
  readonly role?: ContributorRole | undefined;
  /** Words of name or address, each of them somewhere. @default '' */
  readonly search?: string | undefined;
}

/**
 * Lists a part of a site's people, newest first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listPeople(
  db: Database,
  siteId: string,
  filter: PeopleFilter,
  part: RowPart,
): Promise<Person[]> {
  const query = filtered(db, siteId, filter)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('session')
        .select((session) => session.fn.max('session.seen_at').as('seen'))
        .whereRef('session.holder_id', '=', 'account.id')
        .as('session_seen_at'),
    );
  const rows = await findPart(query, part);
  return rows.map(({ session_seen_at: seen, ...row }) => {
    const seenAt = Math.max(row.signed_in_at ?? 0, seen ?? 0);
    return {
      ...readAccount(row),
      createdAt: row.created_at,
      seenAt: seenAt === 0 ? undefined : seenAt,
    };
  });
}

/** Counts the people that a filter finds, `most` at the most. */
export async function countPeople(
  db: Database,
  siteId: string,
  filter: PeopleFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

function filtered(
  db: Database,
  siteId: string,
  { role, search = '' }: PeopleFilter,
): SelectQueryBuilder<StoreTables, 'account', object> {
  let query = db.selectFrom('account').where('site_id', '=', siteId);
  // Roles are stored as a list of texts, and no role has a quote in its name.
  if (role !== undefined) query = query.where('roles', 'like', `%"${role}"%`);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  return query;
}
