import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaymentPlug } from '../../payment/payment-plug';
import { OutOfStock, releaseStock, reserveStock } from '../stock/stock-holds';
import type { StockPieces } from '../stock/stock';
import type { Database } from '../../store/tables';
import { checkoutById } from '../checkout/checkouts';
import type { StoredOrder } from '../orders/orders';
import { insertRefund } from '../orders/refunds';
import { paymentOf } from '../checkout/create-store-payments';
import {
  renewalCheckoutId,
  subscriptionById,
  type Subscription,
} from '../subscriptions/subscriptions';
import { tryWithin } from '../../store/try-within';

/** One try of one period, under way. */
export interface Renewal {
  readonly subscription: Subscription;
  /** The order that it began with. */
  readonly first: StoredOrder;
  readonly plug: PaymentPlug;
  readonly key: string;
}

/** The name of one try of one period: a provider that gets it twice charges once. */
export function renewalKey({
  id,
  period,
  attempt,
}: Pick<Subscription, 'id' | 'period' | 'attempt'>): string {
  return `renewal:${id}:${period}:${attempt}`;
}

/** The subscription that a key is of; nothing for other keys. */
export function readRenewalKey(key: string): string | undefined {
  return /^renewal:([^:]+):/.exec(key)?.[1];
}

/**
 * Begins a try: its pieces are held and the try is noted, before the provider hears of it. Twice is
 * as once. A period has a checkout of its own, which its tries, its pieces, its order and what
 * goes back of it belong to; no address leads to it.
 *
 * @param db the transaction of a write
 * @param renewal the try
 * @param times now, and until when the pieces are held
 * @returns when it was asked for first; nothing where there are not enough pieces, and then
 *   nothing is changed
 */
export async function beginTry(
  db: Database,
  renewal: Renewal,
  { now, holdUntil }: { now: number; holdUntil: number },
): Promise<number | undefined> {
  const { subscription, first, plug, key } = renewal;
  const known = await paymentOf(db, key);
  if (known) return known.created_at;
  const { siteId, attempt, currency, cents } = subscription;
  const checkoutId = renewalCheckoutId(subscription);
  const begin = async () => {
    await insertPeriodCheckout(db, renewal, now);
    await reserveStock(
      db,
      { siteId, checkoutId, pieces: piecesOf(first, subscription), expiresAt: holdUntil },
      now,
    );
    await db
      .insertInto('payment')
      .values({
        key,
        site_id: siteId,
        checkout_id: checkoutId,
        attempt,
        plug: plug.id,
        payment_id: null,
        currency,
        cents,
        status: 'asked',
        created_at: now,
        updated_at: now,
      })
      .execute();
    return now;
  };
  return tryWithin(db, begin, (error) => error instanceof OutOfStock);
}

/** Notes what became of a try that was not paid: what it held is in stock again. */
export async function endTryUnpaid(
  db: Database,
  { subscription, key }: Pick<Renewal, 'subscription' | 'key'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'declined', updated_at: now })
    .where('key', '=', key)
    .where('status', '=', 'asked')
    .execute();
  await releaseStock(db, renewalCheckoutId(subscription));
}

/** Money that came in. */
interface CameIn {
  readonly paymentId: string;
  /** Minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/**
 * Gives money back that no order is made of: for a period that is paid already, for a
 * subscription that is over, or of another amount than was asked for. Twice is harmless.
 */
export async function giveBack(
  db: Database,
  { subscription, key }: Pick<Renewal, 'subscription' | 'key'>,
  came: CameIn,
  status: 'returned' | 'mispaid',
  now: number,
): Promise<void> {
  const tried = await paymentOf(db, key);
  if (!tried || (tried.status === 'paid' && tried.payment_id === came.paymentId)) return;
  if (tried.status !== 'paid')
    await db
      .updateTable('payment')
      .set({ status, payment_id: came.paymentId, updated_at: now })
      .where('key', '=', key)
      .execute();
  const { siteId } = subscription;
  await insertRefund(
    db,
    {
      ...came,
      key: `${key}:refund:${came.paymentId}`,
      siteId,
      checkoutId: tried.checkout_id,
      orderId: null,
    },
    now,
  );
  const current = await subscriptionById(db, subscription.id);
  // While it goes on, another try may hold pieces under the same name.
  if (current?.state !== 'active') await releaseStock(db, renewalCheckoutId(subscription));
}

/** What one period needs out of stock. */
function piecesOf({ content }: StoredOrder, { lineId }: Subscription): StockPieces[] {
  return content.view.cart.entries
    .filter(({ id }) => id === lineId)
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
}

async function insertPeriodCheckout(
  db: Database,
  { subscription, first }: Renewal,
  now: number,
): Promise<void> {
  const id = renewalCheckoutId(subscription);
  const begun = await checkoutById(db, first.checkoutId);
  if (!begun) throw new Error(`[site-server] there is no checkout ${first.checkoutId}.`);
  await db
    .insertInto('checkout')
    .values({
      ...{
        id,
        site_id: subscription.siteId,
        token_hash: id,
        kind: begun.kind,
        cart_id: null,
        at: 'paying',
        version: 0,
        revision: 0,
      },
      ...{
        document: JSON.stringify(begun.content),
        due_at: null,
        created_at: now,
        updated_at: now,
        closed_at: null,
      },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
