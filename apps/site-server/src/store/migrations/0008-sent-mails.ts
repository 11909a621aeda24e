import { sql, type Kysely } from 'kysely';

/**
 * Mails that were sent long ago are found, and those of a site shown, without reading the others.
 *
 * @param db the connection that holds the migration lock
 */
export async function sentMails(db: Kysely<never>): Promise<void> {
  await sql`create index outbox_sent on outbox (sent_at) where sent_at is not null`.execute(db);
  await sql`create index outbox_site on outbox (site_id, created_at)`.execute(db);
}
