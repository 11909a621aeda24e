import { countRows } from '../store/count-rows';
import type { Database } from '../store/database';
import type { OutboxTable } from './outbox-table';

/** Selects the mails of a site that did not go out when they were tried. */
export function stuckMails(db: Database, siteId: OutboxTable['site_id']) {
  return db
    .selectFrom('outbox')
    .where('site_id', '=', siteId)
    .where('sent_at', 'is', null)
    .where('last_error', '<>', '');
}

/** Counts them. */
export async function countStuckMails(db: Database, siteId: string): Promise<number> {
  return countRows(stuckMails(db, siteId));
}

/**
 * Whether the mails of a site do not go out at the moment. It says nothing of one address: mails
 * that anybody can have sent to an address, if it has an account, do not count.
 *
 * @param db the reading side
 * @param siteId the site
 */
export async function areMailsLate(db: Database, siteId: string): Promise<boolean> {
  const late = stuckMails(db, siteId)
    .where('failed_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('kind', 'not in', ['account', 'member']), eb('once', 'like', 'invitation %')]),
    );
  return (await countRows(late, 1)) > 0;
}
