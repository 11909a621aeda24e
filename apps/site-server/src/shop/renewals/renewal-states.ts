import type { Database } from '../../store/database';
import type { Subscription } from '../subscriptions/subscription';
import { renewalId } from '../subscriptions/renewal-id';
import type { RenewalPeriod } from './driver/renewal-book';
import type { RenewalState } from './driver/renewal-state';
import type { RenewalTable } from './renewal-table';

/**
 * Finds the state of a renewal from its row and its subscription, which somebody may have canceled,
 * paused or resumed since.
 *
 * @param db the transaction that has locked the subscription
 * @param subscription in its current state
 * @param period its number
 */
export async function findRenewalState(
  db: Database,
  { id, state, period: paid, attempt }: Subscription,
  period: number,
): Promise<RenewalState> {
  const row = await db
    .selectFrom('renewal')
    .select(['at', 'asked_at', 'payment_id'])
    .where('id', '=', renewalId({ subscriptionId: id, period }))
    .executeTakeFirst();
  if (row?.at === 'paid') return { at: 'paid', paymentId: row.payment_id ?? '' };
  if (state !== 'active' || period !== paid + 1) return { at: 'over' };
  return row?.at === 'charging'
    ? { at: 'charging', attempt, requestedAt: row.asked_at ?? 0 }
    : { at: 'due', attempt };
}

/** Saves the state of a renewal. */
export async function saveRenewalState(
  db: Database,
  { siteId, subscriptionId, period }: RenewalPeriod & { readonly siteId: string },
  state: RenewalState,
  now: number,
): Promise<void> {
  const values: Pick<RenewalTable, 'at' | 'asked_at' | 'payment_id' | 'updated_at'> = {
    at: state.at,
    asked_at: state.at === 'charging' ? state.requestedAt : null,
    payment_id: state.at === 'paid' ? state.paymentId : null,
    updated_at: now,
  };
  await db
    .insertInto('renewal')
    .values({
      id: renewalId({ subscriptionId, period }),
      site_id: siteId,
      subscription_id: subscriptionId,
      period,
      created_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
