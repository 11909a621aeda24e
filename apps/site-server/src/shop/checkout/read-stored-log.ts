import type { CheckoutEvent } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { StoredLog } from './driver/checkout-book';

/**
 * Reads the log of a checkout with its version.
 *
 * @param db the reading side
 * @param checkoutId the checkout; the log of an unknown one is empty
 */
export async function readStoredLog(db: Database, checkoutId: string): Promise<StoredLog> {
  // In one statement, so that both are from the same moment.
  const rows = await db
    .selectFrom('checkout')
    .leftJoin('checkout_event', 'checkout_event.checkout_id', 'checkout.id')
    .select(['checkout.version', 'checkout_event.event'])
    .where('checkout.id', '=', checkoutId)
    .orderBy('checkout_event.seq')
    .execute();
  return {
    version: rows[0]?.version ?? 0,
    events: rows.flatMap(({ event }) => (event === null ? [] : [parseJson(event)])),
  };
}

/** Lists the events of a checkout after a number, oldest first. */
export async function listEventsAfter(
  db: Database,
  checkoutId: string,
  after: number,
): Promise<CheckoutEvent[]> {
  const rows = await db
    .selectFrom('checkout_event')
    .select('event')
    .where('checkout_id', '=', checkoutId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => parseJson(event));
}
