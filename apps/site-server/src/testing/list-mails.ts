import type { SiteStore } from '../app/site-store';

/** What was mailed, or waits to be: the oldest first. */
export function listMails({ read }: Pick<SiteStore, 'read'>) {
  return read
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text_body'])
    .orderBy('created_at')
    .orderBy('recipient')
    .execute();
}
