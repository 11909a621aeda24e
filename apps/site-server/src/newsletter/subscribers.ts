import type { Database } from '../store/database';
import type { Subscriber, SubscriberStatus } from './subscriber';
import type { SubscriberTable } from './subscriber-table';

/** A person who wants to subscribe. */
export interface NewSubscriber {
  id: string;
  siteId: string;
  formId: string;
  email: string;
  name: string;
}

/**
 * The shortest time between two confirmation mails to one address, in milliseconds, whoever enters
 * it.
 */
export const confirmMailWait = 15 * 60 * 1000;

/**
 * Stores that an address was entered. Each address has one row per form, however often and in
 * whatever case it is entered.
 *
 * @param db the transaction that stores the submission
 * @param subscriber who
 * @param now UTC milliseconds
 * @returns whom to ask by mail; nothing if the address is already confirmed or was just asked
 */
export async function registerSubscriber(
  db: Database,
  subscriber: NewSubscriber,
  now: number,
): Promise<Pick<Subscriber, 'id' | 'round'> | undefined> {
  const key = subscriber.email.toLowerCase();
  const existing = await db
    .selectFrom('subscriber')
    .selectAll()
    .where('form_id', '=', subscriber.formId)
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (!existing) return insertSubscriber(db, subscriber, now);
  if (existing.status === 'confirmed' || existing.mailed_at + confirmMailWait > now)
    return undefined;
  const round = existing.status === 'unsubscribed' ? existing.round + 1 : existing.round;
  await db
    .updateTable('subscriber')
    .set({
      status: 'pending',
      round,
      mailed_at: now,
      ...(subscriber.name === '' ? {} : { name: subscriber.name }),
    })
    .where('id', '=', existing.id)
    .execute();
  return { id: existing.id, round };
}

async function insertSubscriber(
  db: Database,
  subscriber: NewSubscriber,
  now: number,
): Promise<Pick<Subscriber, 'id' | 'round'> | undefined> {
  const { id, siteId, formId, email, name } = subscriber;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscriber')
    .values({
      id,
      site_id: siteId,
      form_id: formId,
      email,
      email_key: email.toLowerCase(),
      name,
      status: 'pending',
      source: '',
      round: 1,
      created_at: now,
      mailed_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['form_id', 'email_key']).doNothing())
    .executeTakeFirst();
  // Another server stored the same address at the same moment and sends the mail.
  return numInsertedOrUpdatedRows === 1n ? { id, round: 1 } : undefined;
}

/**
 * Finds a subscriber.
 *
 * @param db the reading side or a transaction
 * @param id the subscriber
 */
export async function findSubscriber(db: Database, id: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readSubscriber(row);
}

/**
 * Changes the status of a subscriber.
 *
 * @param db the transaction of a write
 * @param id the subscriber
 * @param change from one status to another
 * @param now UTC milliseconds
 * @returns false if the status was no longer the expected one
 */
export async function changeSubscriberStatus(
  db: Database,
  id: string,
  { from, to }: { from: readonly SubscriberStatus[]; to: SubscriberStatus },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ status: to, changed_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Lists everybody who was entered into a form, oldest first. Only those who are `confirmed` want
 * mail.
 *
 * @param db the reading side
 * @param formId the form
 */
export async function listSubscribers(db: Database, formId: string): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('subscriber')
    .selectAll()
    .where('form_id', '=', formId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(readSubscriber);
}

function readSubscriber(row: SubscriberTable): Subscriber {
  return {
    id: row.id,
    siteId: row.site_id,
    formId: row.form_id,
    email: row.email,
    name: row.name,
    status: row.status,
    source: row.source,
    round: row.round,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
