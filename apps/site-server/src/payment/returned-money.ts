import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import type { RefundTable } from './payment-tables';

/** Money that goes back at a provider, once for its key. */
export interface ReturnedMoney {
  readonly key: string;
  readonly siteId: string;
  /** What it was paid for: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  /** Null for what no order was made of. */
  readonly orderId: string | null;
  readonly paymentId: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/**
 * Notes money that goes back; a worker brings it to the provider. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param money how much, and of what
 * @param now UTC milliseconds
 * @param refundId the provider's, where it has the refund already. @default it does not
 */
export async function returnMoney(
  db: Database,
  { key, siteId, purchaseId, orderId, paymentId, currency, cents }: ReturnedMoney,
  now: number,
  refundId: string | null = null,
): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      key,
      site_id: siteId,
      purchase_id: purchaseId,
      order_id: orderId,
      payment_id: paymentId,
      currency,
      cents,
      refund_id: refundId,
      document: '{}',
      created_at: now,
      done_at: refundId === null ? null : now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Refunds that wait for their providers, oldest first. */
export function listWaitingRefunds(db: Database, limit: number): Promise<RefundTable[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Notes that a provider has a refund. */
export async function markRefunded(
  db: Database,
  { key, refundId }: { key: string; refundId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ refund_id: refundId, done_at: now })
    .where('key', '=', key)
    .execute();
}
