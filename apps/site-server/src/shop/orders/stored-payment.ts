import type { PaymentTable, RefundTable } from '../../payment/payment-tables';
import type { Database } from '../../store/database';

/** A try of paying, and what came of it. */
export interface StoredPayment {
  /** The shop's own name for it, which the provider knows as well. */
  readonly key: string;
  /** What was to be paid: a checkout, or the renewal of a subscription. */
  readonly purchaseId: string;
  /** The order that it paid; null where none was made of it. */
  readonly order: number | null;
  readonly plug: string;
  /**
   * `asked`: not known yet; `paid`: an order was made of it; `declined`; `returned` and `mispaid`:
   * its money goes back; `canceled`: promised for an order that was given up.
   */
  readonly status: string;
  /** The provider's; null where it never answered with one. */
  readonly paymentId: string | null;
  readonly currency: string;
  /** What was asked for, minor units. */
  readonly cents: number;
  /** What went back, or is on its way (`doneAt` null), minor units. */
  readonly refunds: readonly {
    readonly cents: number;
    readonly currency: string;
    readonly doneAt: number | null;
  }[];
  /** UTC milliseconds. */
  readonly requestedAt: number;
  readonly changedAt: number;
}

/**
 * A part of a site's tries of paying, oldest first.
 *
 * @param db the reading side
 * @param siteId the site
 * @param after the last one of the part before; nothing for the first part
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

/** All tries of some checkouts and renewals, oldest first. */
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
    refunds: refunds
      .filter(isOf(row))
      .map(({ cents, currency, done_at }) => ({ cents, currency, doneAt: done_at })),
    requestedAt: row.created_at,
    changedAt: row.updated_at,
  }));
}
