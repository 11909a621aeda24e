import type { PaymentTable, RefundFailure, RefundTable } from '../../payment/payment-table';
import type { Database } from '../../store/database';

/** A payment attempt, and its outcome. */
export interface StoredPayment {
  /** The shop's own key for it, which the provider knows as well. */
  readonly key: string;
  /** What is paid for: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  /** The order that it paid; null if there is none. */
  readonly order: number | null;
  readonly plug: string;
  /**
   * `asked`: not known yet; `paid`: it has an order; `declined`; `returned` and `mispaid`: its
   * money is refunded; `canceled`: promised for an order that was given up.
   */
  readonly status: string;
  /** The provider's id; null if it never sent one. */
  readonly paymentId: string | null;
  readonly currency: string;
  /** The requested amount, minor units. */
  readonly cents: number;
  /** Refunds, including pending ones (`doneAt` null), minor units. */
  readonly refunds: readonly {
    readonly cents: number;
    readonly currency: string;
    readonly doneAt: number | null;
    /** Why the provider has not made it so far; null for no reason. */
    readonly failure: RefundFailure | null;
  }[];
  /** UTC milliseconds. */
  readonly requestedAt: number;
  readonly changedAt: number;
}

/**
 * Lists a part of a site's payment attempts, oldest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param after the last one of the previous part; undefined for the first part
 * @param limit the most
 */
export async function listPaymentsAfter(
  db: Database,
  siteId: string,
  after: Pick<StoredPayment, 'requestedAt' | 'key'> | undefined,
  limit: number,
): Promise<StoredPayment[]> {
  let query = db.selectFrom('payment').selectAll().where('site_id', '=', siteId);
  if (after)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('created_at', '>', after.requestedAt),
        and([eb('created_at', '=', after.requestedAt), eb('key', '>', after.key)]),
      ]),
    );
  return withRefunds(db, await query.orderBy('created_at').orderBy('key').limit(limit).execute());
}

/** Lists all attempts of some checkouts and renewals, oldest first. */
export async function listPaymentsOf(
  db: Database,
  purchaseIds: readonly string[],
): Promise<StoredPayment[]> {
  if (purchaseIds.length === 0) return [];
  return withRefunds(
    db,
    await db
      .selectFrom('payment')
      .selectAll()
      .where('purchase_id', 'in', purchaseIds)
      .orderBy('created_at')
      .orderBy('key')
      .execute(),
  );
}

async function withRefunds(db: Database, rows: readonly PaymentTable[]): Promise<StoredPayment[]> {
  if (rows.length === 0) return [];
  const purchaseIds = [...new Set(rows.map(({ purchase_id }) => purchase_id))];
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('purchase_id', 'in', purchaseIds)
    .orderBy('created_at')
    .execute();
  const orders = await db
    .selectFrom('shop_order')
    .select(['number', 'payment_id', 'purchase_id'])
    .where('purchase_id', 'in', purchaseIds)
    .execute();
  const isOf = (row: PaymentTable) => (other: Pick<RefundTable, 'purchase_id' | 'payment_id'>) =>
    other.purchase_id === row.purchase_id && other.payment_id === row.payment_id;
  return rows.map((row) => ({
    key: row.key,
    purchaseId: row.purchase_id,
    order: orders.find(isOf(row))?.number ?? null,
    plug: row.plug,
    status: row.status,
    paymentId: row.payment_id,
    currency: row.currency,
    cents: row.cents,
    refunds: refunds.filter(isOf(row)).map(({ cents, currency, done_at: doneAt, failure }) => ({
      cents,
      currency,
      doneAt,
      failure,
    })),
    requestedAt: row.created_at,
    changedAt: row.updated_at,
  }));
}
