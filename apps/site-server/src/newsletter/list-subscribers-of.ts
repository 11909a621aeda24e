import type { Database } from '../store/database';
import type { Subscriber } from './subscriber';

/**
 * Lists what is known of an address in the newsletters of a site.
 *
 * @param db the reading side
 * @param siteId the site
 * @param email in any case
 */
export function listSubscribersOf(
  db: Database,
  siteId: string,
  email: string,
): Promise<Pick<Subscriber, 'name' | 'status' | 'createdAt'>[]> {
  return db
    .selectFrom('subscriber')
    .select(['name', 'status', 'created_at as createdAt'])
    .where('site_id', '=', siteId)
    .where('email_key', '=', email.toLowerCase())
    .orderBy('created_at')
    .execute();
}
