import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { escapeLike } from '../store/escape-like';
import { findPart, type RowPart } from '../store/row-part';
import { searchKey } from '../store/search-key';
import type { Member } from './members';

/** A member in a list. */
export type ListedMember = Pick<Member, 'id' | 'email' | 'name' | 'createdAt'>;

/** The states by which members are filtered: joined in the last 30 days, or before. */
export const memberStates = ['new', 'earlier'] as const;

/** Which members are listed. */
export interface MemberFilter {
  /** @default all */
  readonly state?: (typeof memberStates)[number] | undefined;
  /** A part of a name or an address. @default '' */
  readonly search?: string | undefined;
  /** UTC milliseconds. */
  readonly now: number;
}

/** How long a member is new, in milliseconds. */
const newFor = 30 * 24 * 60 * 60 * 1000;

const columns = ['id', 'email', 'name', 'created_at as createdAt'] as const;

/**
 * Lists a part of a site's members, newest first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listMembers(
  db: Database,
  siteId: string,
  filter: MemberFilter,
  part: RowPart,
): Promise<ListedMember[]> {
  return findPart(filtered(db, siteId, filter).select(columns), part);
}

/** Counts the members that a filter finds, `most` at the most. */
export async function countMembers(
  db: Database,
  siteId: string,
  filter: MemberFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

/** Lists the members of a site with some ids, newest first; those who have left are not there. */
export async function listMembersById(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<ListedMember[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('member')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function filtered(
  db: Database,
  siteId: string,
  { state, search = '', now }: MemberFilter,
): SelectQueryBuilder<StoreTables, 'member', object> {
  let query = db.selectFrom('member').where('site_id', '=', siteId);
  if (state !== undefined)
    query = query.where('created_at', state === 'new' ? '>' : '<=', now - newFor);
  const text = searchKey(search.trim());
  if (text === '') return query;
  const wanted = `%${escapeLike(text)}%`;
  return query.where(
    // As it stands in the index of the list. Nobody enters a line break between words.
    sql<boolean>`email_key || '\n' || name_key like ${wanted} escape '\\'`,
  );
}
