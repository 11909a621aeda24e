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
