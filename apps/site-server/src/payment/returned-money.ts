import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import type { RefundFailure, RefundTable } from './payment-table';

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
      failure: null,
      retry_at: now,
      created_at: now,
      done_at: refundId === null ? null : now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Lists the refunds that are to be requested from their providers now, those that are due longest
 * first.
 */
export function listDueRefunds(db: Database, now: number, limit: number): Promise<RefundTable[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where('retry_at', '<=', now)
    .orderBy('retry_at')
    .orderBy('key')
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
    .set({ refund_id: refundId, failure: null, done_at: now })
    .where('key', '=', key)
    .execute();
}

/**
 * Records that a provider has not made a refund.
 *
 * @param db the transaction of a write
 * @param key of the refund
 * @param failure why
 * @param retryAt when to request it again, UTC milliseconds
 */
export async function markRefundFailed(
  db: Database,
  key: string,
  failure: RefundFailure,
  retryAt: number,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ failure, retry_at: retryAt })
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .execute();
}

/**
 * Has the failed refunds of a purchase requested again now, rather than later.
 *
 * @param db the transaction of a write
 * @param purchaseId what was paid for
 * @param now UTC milliseconds
 * @returns whether there were any
 */
export async function retryRefunds(
  db: Database,
  purchaseId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ failure: null, retry_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('done_at', 'is', null)
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
