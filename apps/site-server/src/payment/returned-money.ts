import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import type { RefundTable } from './payment-tables';

/** A refund at a provider, once for its key. */
export interface ReturnedMoney {
  readonly key: string;
  readonly siteId: string;
  /** What was paid for: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  /** Null if no order was made of it. */
  readonly orderId: string | null;
  readonly paymentId: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/**
 * Records a refund; a worker requests it from the provider. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param money the amount and its purpose
 * @param now UTC milliseconds
 * @param refundId the provider's id, if the refund has happened already. @default it has not
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

/** Lists the refunds that wait for their providers, oldest first. */
export function listWaitingRefunds(db: Database, limit: number): Promise<RefundTable[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Records that a provider has accepted a refund. */
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
