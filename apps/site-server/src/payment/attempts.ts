import type { CurrencyCode } from '@frontage/commerce-model';
import type { Database } from '../store/database';
import { prepareQuery, prepareRowQuery, type QueryParam } from '../store/prepare-query';
import { toJson } from '../store/json-text';
import type { AttemptDetails } from './buyer-details';
import type { PaymentPlugId } from './payment-plug';
import type { PaymentTable, AttemptStatus } from './payment-table';
import type { SavedMethod } from './saved-method';

/** A payment attempt that no provider knows yet. */
export interface NewAttempt {
  /** The shop's key for it: a provider that receives it twice pays once. */
  readonly key: string;
  readonly siteId: string;
  /** What is paid for: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  readonly attempt: number;
  readonly plug: PaymentPlugId;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly cents: number;
  readonly details: AttemptDetails;
}

/** The end of an attempt: an order, nothing, or a refund. */
export type AttemptEnd =
  | { readonly status: 'declined' }
  | { readonly status: 'paid' | 'returned' | 'mispaid'; readonly paymentId: string };

/**
 * The statuses from which an attempt can end. One with an order stays `paid`, and one that received
 * money never becomes `declined`.
 */
const endsFrom: Readonly<Record<AttemptEnd['status'], readonly AttemptStatus[]>> = {
  declined: ['asked'],
  paid: ['asked', 'declined', 'returned', 'mispaid', 'paid'],
  returned: ['asked', 'declined', 'returned', 'mispaid'],
  mispaid: ['asked', 'declined', 'returned', 'mispaid'],
};

/**
 * Records an attempt, before its provider knows it.
 *
 * @param db the transaction of a write
 * @param begun the attempt
 * @param now UTC milliseconds
 */
export async function beginAttempt(db: Database, begun: NewAttempt, now: number): Promise<void> {
  const { key, siteId, purchaseId, attempt, plug, currency, cents, details } = begun;
  const document = toJson(details);
  await insertRow(db, { key, siteId, purchaseId, attempt, plug, currency, cents, document, now });
}

interface InsertParams extends Omit<NewAttempt, 'details'> {
  readonly document: PaymentTable['document'];
  readonly now: number;
}

const insertRow = prepareQuery((db, param: QueryParam<InsertParams>) =>
  db.insertInto('payment').values({
    key: param('key'),
    site_id: param('siteId'),
    purchase_id: param('purchaseId'),
    attempt: param('attempt'),
    plug: param('plug'),
    payment_id: null,
    currency: param('currency'),
    cents: param('cents'),
    status: 'asked',
    saved: null,
    document: param('document'),
    created_at: param('now'),
    updated_at: param('now'),
  }),
);

/**
 * Records the end of an attempt, so that the ledger is always correct.
 *
 * @param db the transaction of a write
 * @param key of the attempt
 * @param end of the attempt
 * @param now UTC milliseconds
 * @returns the attempt; undefined if it did not change
 */
export async function settleAttempt(
  db: Database,
  key: string,
  end: AttemptEnd,
  now: number,
): Promise<PaymentTable | undefined> {
  const paymentId = end.status === 'declined' ? null : end.paymentId;
  return settleTo[end.status](db, { key, paymentId, now });
}

interface SettleParams {
  readonly key: string;
  /** Null leaves the one that is stored. */
  readonly paymentId: string | null;
  readonly now: number;
}

const prepareSettle = (status: AttemptEnd['status']) =>
  prepareRowQuery((db, param: QueryParam<SettleParams>) =>
    db
      .updateTable('payment')
      .set((eb) => ({
        status,
        updated_at: param('now'),
        payment_id: eb.fn.coalesce(param('paymentId'), 'payment_id'),
      }))
      .where('key', '=', param('key'))
      .where('status', 'in', endsFrom[status])
      .returningAll(),
  );

const settleTo = {
  declined: prepareSettle('declined'),
  paid: prepareSettle('paid'),
  returned: prepareSettle('returned'),
  mispaid: prepareSettle('mispaid'),
};

/**
 * Notes the method that a provider has kept with an attempt, before anything follows from its
 * answer.
 *
 * @param db the transaction of a write
 * @param key of the attempt
 * @param saved the method
 */
export async function keepAttemptMethod(
  db: Database,
  key: string,
  saved: SavedMethod,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ saved: toJson(saved) })
    .where('key', '=', key)
    .execute();
}

/** Records that the money promised for an order never comes. */
export async function cancelAttempt(
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

/** Finds an attempt by its key; undefined if this shop never made it. */
export async function findAttempt(db: Database, key: string): Promise<PaymentTable | undefined> {
  return selectAttempt(db, { key });
}

const selectAttempt = prepareRowQuery((db, param: QueryParam<{ key: string }>) =>
  db.selectFrom('payment').selectAll().where('key', '=', param('key')),
);

/** Lists the attempts of a checkout or a renewal. */
export function listAttemptsOf(db: Database, purchaseId: string): Promise<PaymentTable[]> {
  return db.selectFrom('payment').selectAll().where('purchase_id', '=', purchaseId).execute();
}
