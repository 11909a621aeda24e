import { sql } from 'kysely';
import type { Database } from '../store/database';
import { escapeLike } from '../store/escape-like';
import { findPart, type RowPart } from '../store/row-part';
import { searchKey } from '../store/search-key';
import type { Member } from './members';

/** A member in a list. */
export type ListedMember = Pick<Member, 'id' | 'email' | 'name' | 'createdAt'>;

/**
 * Lists a part of a site's members, newest first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param search a part of a name or an address. @default '' all
 * @param part where in the list
 */
export async function listMembers(
  db: Database,
  siteId: string,
  search: string,
  part: RowPart,
): Promise<ListedMember[]> {
  let query = db
    .selectFrom('member')
    .select(['id', 'email', 'name', 'created_at as createdAt'])
    .where('site_id', '=', siteId);
  const text = searchKey(search.trim());
  if (text !== '') {
    const wanted = `%${escapeLike(text)}%`;
    query = query.where(
      sql<boolean>`(email_key like ${wanted} escape '\\' or name_key like ${wanted} escape '\\')`,
    );
  }
  return findPart(query, part);
}
