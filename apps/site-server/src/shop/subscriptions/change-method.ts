import type { SavedMethod } from '../../payment/saved-method';
import type { Database } from '../../store/database';
import { toJson } from '../../store/json-text';
import type { Subscription } from './subscription';
import { readSubscription } from './subscriptions';

/** A method that a buyer has named for a subscription. */
export interface NamedMethod {
  readonly subscriptionId: string;
  readonly method: SavedMethod;
  /** When the provider was asked for it, UTC milliseconds. */
  readonly requestedAt: number;
}

/**
 * Notes what a subscription is paid with from now on. News come late and twice: one that was asked
 * for before the method that is there, or is that very one, changes nothing; nor does any once the
 * subscription is over.
 *
 * @param db the transaction of a write
 * @param named the method
 * @param now UTC milliseconds
 * @returns the subscription as it is then; nothing where nothing was changed
 */
export async function changeMethod(
  db: Database,
  { subscriptionId, method, requestedAt }: NamedMethod,
  now: number,
): Promise<Subscription | undefined> {
  const row = await db
    .updateTable('subscription')
    .set({ method: toJson(method), method_at: requestedAt, updated_at: now })
    .where('id', '=', subscriptionId)
    .where('method_at', '<', requestedAt)
    .where('state', 'in', ['active', 'paused'])
    .returningAll()
    .executeTakeFirst();
  return row && readSubscription(row);
}

/**
 * Has what could not be paid tried again at once: a period that failed, or one that paused its
 * subscription. What is not due yet is left alone.
 *
 * @param db the transaction of a write
 * @param subscription as it is
 * @param now UTC milliseconds
 */
export async function retryNow(
  db: Database,
  { id, attempt }: Pick<Subscription, 'id' | 'attempt'>,
  now: number,
): Promise<void> {
  if (attempt === 0) return;
  await db
    .updateTable('subscription')
    .set({ state: 'active', next_at: now, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['active', 'paused'])
    .execute();
}
