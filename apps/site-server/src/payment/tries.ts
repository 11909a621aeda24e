import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import { toJson } from '../store/json-text';
import type { TryDetails } from './buyer-details';
import type { PaymentPlugId } from './payment-plug';
import type { PaymentTable, TryStatus } from './payment-tables';

/** A try of paying that nobody has asked the provider for yet. */
export interface NewTry {
  /** The shop's name for it: a provider that gets it twice pays once. */
  readonly key: string;
  readonly siteId: string;
  /** What is paid for: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  readonly attempt: number;
  readonly plug: PaymentPlugId;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly cents: number;
  readonly details: TryDetails;
}

/** What became of a try: an order, nothing, or money that goes back. */
export type TryEnd =
  | { readonly status: 'declined' }
  | { readonly status: 'paid' | 'returned' | 'mispaid'; readonly paymentId: string };

/**
 * What a try may have been before. One that an order was made of stays `paid`, and what money came
 * for is not `declined` again.
 */
const endsFrom: Readonly<Record<TryEnd['status'], readonly TryStatus[]>> = {
  declined: ['asked'],
  paid: ['asked', 'declined', 'returned', 'mispaid', 'paid'],
  returned: ['asked', 'declined', 'returned', 'mispaid'],
  mispaid: ['asked', 'declined', 'returned', 'mispaid'],
};

/**
 * Notes a try, before its provider hears of it.
 *
 * @param db the transaction of a write
 * @param begun the try
 * @param now UTC milliseconds
 */
export async function beginTry(db: Database, begun: NewTry, now: number): Promise<void> {
  const { key, siteId, purchaseId, attempt, plug, currency, cents, details } = begun;
  await db
    .insertInto('payment')
    .values({
      key,
      site_id: siteId,
      purchase_id: purchaseId,
      attempt,
      plug,
      payment_id: null,
      currency,
      cents,
      status: 'asked',
      document: toJson(details),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Notes what became of a try, so that whoever reads the ledger reads the truth.
 *
 * @param db the transaction of a write
 * @param key of the try
 * @param end what became of it
 * @param now UTC milliseconds
 * @returns the try; nothing where it stays as it was
 */
export function settleTry(
  db: Database,
  key: string,
  end: TryEnd,
  now: number,
): Promise<PaymentTable | undefined> {
  const { status } = end;
  return db
    .updateTable('payment')
    .set({
      status,
      updated_at: now,
      ...(end.status !== 'declined' && { payment_id: end.paymentId }),
    })
    .where('key', '=', key)
    .where('status', 'in', endsFrom[status])
    .returningAll()
    .executeTakeFirst();
}

/** Notes that what was promised for an order never comes. */
export async function cancelTry(
  db: Database,
  { purchaseId, paymentId }: { purchaseId: string; paymentId: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'canceled', updated_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('payment_id', '=', paymentId)
    .execute();
}

/** A try by its key; nothing where this shop never made it. */
export function findTry(db: Database, key: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payment').selectAll().where('key', '=', key).executeTakeFirst();
}

/** The tries of a checkout or a renewal. */
export function listTriesOf(db: Database, purchaseId: string): Promise<PaymentTable[]> {
  return db.selectFrom('payment').selectAll().where('purchase_id', '=', purchaseId).execute();
}
