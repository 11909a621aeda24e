import type { Database } from '../store/database';
import type { NewSubscriber } from './subscribers';
import type { SubscriberStatus } from './subscriber';

/** Somebody who has agreed elsewhere. */
export interface AgreedSubscriber extends NewSubscriber {
  /** Where and when they agreed, in the owner's words. */
  readonly source: string;
}

/** What came of it: `kept` was confirmed before, `left` had unsubscribed and stays so. */
export type AddedSubscriber = 'added' | 'confirmed' | 'kept' | 'left';

/** Says what adding somebody who has agreed would do, by what they are now. */
export function effectOfAdding(status: SubscriberStatus | undefined): AddedSubscriber {
  if (status === undefined) return 'added';
  if (status === 'pending') return 'confirmed';
  return status === 'confirmed' ? 'kept' : 'left';
}

/**
 * Adds somebody who has agreed elsewhere. Whoever unsubscribed is not subscribed again by anybody
 * but themselves.
 *
 * @param db the transaction
 * @param subscriber who, and where they agreed
 * @param now UTC milliseconds
 */
export async function addSubscriber(
  db: Database,
  { id, siteId, formId, email, name, source }: AgreedSubscriber,
  now: number,
): Promise<AddedSubscriber> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscriber')
    .values({
      id,
      site_id: siteId,
      form_id: formId,
      email,
      email_key: email.toLowerCase(),
      name,
      source,
      status: 'confirmed',
      round: 1,
      created_at: now,
      mailed_at: 0,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['form_id', 'email_key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'added';
  const { numUpdatedRows } = await db
    .updateTable('subscriber')
    .set({ status: 'confirmed', source, changed_at: now })
    .where('form_id', '=', formId)
    .where('email_key', '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return 'confirmed';
  const row = await db
    .selectFrom('subscriber')
    .select('status')
    .where('form_id', '=', formId)
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
  return effectOfAdding(row?.status);
}

/** Finds what addresses of a list are now, by the address in lower case. */
export async function findStatuses(
  db: Database,
  formId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SubscriberStatus>> {
  const found = new Map<string, SubscriberStatus>();
  for (let from = 0; from < keys.length; from += 500) {
    const rows = await db
      .selectFrom('subscriber')
      .select(['email_key', 'status'])
      .where('form_id', '=', formId)
      .where('email_key', 'in', keys.slice(from, from + 500))
      .execute();
    for (const { email_key, status } of rows) found.set(email_key, status);
  }
  return found;
}
