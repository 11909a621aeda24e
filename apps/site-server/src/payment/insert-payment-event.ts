import type { Database } from '../store/database';
import type { OutcomeNews } from './payment-outcome';

/**
 * Records an event of a provider.
 *
 * @returns whether the event is new
 */
export async function insertPaymentEvent(
  db: Database,
  plug: string,
  { eventId, key, answer }: OutcomeNews,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values({ plug, event_id: eventId, key, answer: answer.status, created_at: now })
    .onConflict((conflict) => conflict.columns(['plug', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
