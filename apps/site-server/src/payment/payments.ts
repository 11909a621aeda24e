import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import { toJson } from '../store/json-text';
import type { BuyerDetails } from './buyer-details';
import type { PaymentPlugId } from './payment-plug';
import type { PaymentTable } from './payment-tables';

/** A try of paying that nobody has asked the provider for yet. */
export interface NewPayment {
  readonly key: string;
  readonly siteId: string;
  readonly checkoutId: string;
  readonly attempt: number;
  readonly plug: PaymentPlugId;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly cents: number;
  /** Null for a renewal. */
  readonly buyer: BuyerDetails | null;
}

/** Money that came for a try, or goes back. */
export interface PaymentMoney {
  readonly key: string;
  /** The provider's. */
  readonly paymentId: string;
}

/** What became of a try of paying: refused or taken back; or paid, and its money goes back. */
export type PaymentEnd =
  | { readonly status: 'declined' }
  | { readonly status: 'returned' | 'mispaid'; readonly paymentId: string };

/** A try by its key; nothing where this shop never made it. */
export function findPayment(db: Database, key: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payment').selectAll().where('key', '=', key).executeTakeFirst();
}

/** The tries of a checkout. */
export function listPaymentsOfCheckout(db: Database, checkoutId: string): Promise<PaymentTable[]> {
  return db.selectFrom('payment').selectAll().where('checkout_id', '=', checkoutId).execute();
}

/** Stores a try, before its provider hears of it. */
export async function insertPayment(
  db: Database,
  { key, siteId, checkoutId, attempt, plug, currency, cents, buyer }: NewPayment,
  now: number,
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      key,
      site_id: siteId,
      checkout_id: checkoutId,
      attempt,
      plug,
      payment_id: null,
      currency,
      cents,
      status: 'asked',
      document: buyer && toJson(buyer),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Notes that an order was made of a try. */
export async function markPaid(
  db: Database,
  { key, paymentId }: PaymentMoney,
  now: number,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'paid', payment_id: paymentId, updated_at: now })
    .where('key', '=', key)
    .execute();
}

/**
 * Notes what became of a try, so that whoever reads the table reads the truth. One that an order
 * was made of stays `paid`, and what money came for is not `declined` again.
 *
 * @returns the try; nothing where it stays as it was
 */
export function endPayment(
  db: Database,
  key: string,
  end: PaymentEnd,
  now: number,
): Promise<PaymentTable | undefined> {
  const isMoney = end.status !== 'declined';
  return db
    .updateTable('payment')
    .set({
      status: end.status,
      updated_at: now,
      ...(isMoney && { payment_id: end.paymentId }),
    })
    .where('key', '=', key)
    .where('status', 'in', isMoney ? ['asked', 'declined', 'returned', 'mispaid'] : ['asked'])
    .returningAll()
    .executeTakeFirst();
}

/** Notes that the money of a try goes back, whatever stood there. */
export async function markReturned(
  db: Database,
  { key, paymentId }: PaymentMoney,
  status: 'returned' | 'mispaid',
  now: number,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status, payment_id: paymentId, updated_at: now })
    .where('key', '=', key)
    .execute();
}

/** Notes that what was promised for an order never comes. */
export async function cancelPayment(
  db: Database,
  { checkoutId, paymentId }: { checkoutId: string; paymentId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'canceled', updated_at: now })
    .where('checkout_id', '=', checkoutId)
    .where('payment_id', '=', paymentId)
    .execute();
}
