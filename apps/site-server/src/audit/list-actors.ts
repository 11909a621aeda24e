import { sql } from 'kysely';
import type { Database } from '../store/database';

/** Somebody who has an entry in the log. */
export interface Actor {
  /** Their account; it may be gone since. */
  readonly id: string;
  /** Their name and address at their last act. */
  readonly name: string;
}

/**
 * Lists everybody who has an entry in the log of a site, by name. It steps from account to account
 * along the index `audit_entry_account`: a log of any length costs two lookups for each of them.
 */
export async function listActors(db: Database, siteId: string): Promise<Actor[]> {
  const { rows } = await sql<Actor>`
    with recursive actor (id) as (
      select min(account_id) from audit_entry where site_id = ${siteId}
      union all
      select (
        select min(account_id) from audit_entry
        where site_id = ${siteId} and account_id > actor.id
      )
      from actor where actor.id is not null
    )
    select id, (
      select actor from audit_entry
      where site_id = ${siteId} and account_id = actor.id
      order by created_at desc, audit_entry.id desc limit 1
    ) as name
    from actor where id is not null order by name, id
  `.execute(db);
  return rows;
}
