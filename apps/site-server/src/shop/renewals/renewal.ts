import type { CurrencyCode } from '@frontage/commerce-model';
import type { PaymentPlug } from '../../payment/payment-plug';
import { insertPayment, endPayment, markReturned, findPayment } from '../../payment/payments';
import { insertRefund } from '../../payment/refunds';
import type { Database } from '../../store/database';
import { tryWithin } from '../../store/try-within';
import { findCheckoutById, insertPeriodCheckout } from '../checkout/checkouts';
import type { StoredOrder } from '../orders/stored-order';
import type { StockPieces } from '../stock/stock';
import { OutOfStock, releaseStock, reserveStock } from '../stock/stock-holds';
import type { Subscription } from '../subscriptions/subscription';
import { renewalCheckoutId, findSubscription } from '../subscriptions/subscriptions';

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
 * Begins a try: its pieces are held and the try is noted, before the provider hears of it.
 * Calling it again does nothing. A period has a checkout of its own, which its tries, its pieces, its order and what
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
  const known = await findPayment(db, key);
  if (known) return known.created_at;
  const { siteId, attempt, currency, cents } = subscription;
  const checkoutId = renewalCheckoutId(subscription);
  const begin = async () => {
    await beginPeriod(db, renewal, now);
    await reserveStock(
      db,
      { siteId, checkoutId, pieces: piecesOf(first, subscription), expiresAt: holdUntil },
      now,
    );
    const { id: plugId } = plug;
    await insertPayment(
      db,
      { key, siteId, checkoutId, attempt, plug: plugId, currency, cents, buyer: null },
      now,
    );
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
  await endPayment(db, key, { status: 'declined' }, now);
  await releaseStock(db, renewalCheckoutId(subscription));
}

/** Money that came in. */
interface CameIn {
  readonly paymentId: string;
  /** Minor units. */
  readonly cents: number;
  readonly currency: CurrencyCode;
  /** Whether it is the amount that was asked for. */
  readonly status: 'returned' | 'mispaid';
}

/**
 * Gives money back that no order is made of: for a period that is paid already, for a
 * subscription that is over, or of another amount than was asked for. Twice is harmless.
 */
export async function giveBack(
  db: Database,
  { subscription, key }: Pick<Renewal, 'subscription' | 'key'>,
  { status, paymentId, cents, currency }: CameIn,
  now: number,
): Promise<void> {
  const tried = await findPayment(db, key);
  if (!tried || (tried.status === 'paid' && tried.payment_id === paymentId)) return;
  if (tried.status !== 'paid') await markReturned(db, { key, paymentId }, status, now);
  const { siteId } = subscription;
  await insertRefund(
    db,
    {
      key: `${key}:refund:${paymentId}`,
      paymentId,
      cents,
      currency,
      siteId,
      checkoutId: tried.checkout_id,
      orderId: null,
    },
    now,
  );
  const current = await findSubscription(db, subscription.id);
  // While it goes on, another try may hold pieces under the same name.
  if (current?.state !== 'active') await releaseStock(db, renewalCheckoutId(subscription));
}

/** What one period needs out of stock. */
function piecesOf({ content }: StoredOrder, { lineId }: Subscription): StockPieces[] {
  return content.view.cart.entries
    .filter(({ id }) => id === lineId)
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
}

async function beginPeriod(
  db: Database,
  { subscription, first }: Renewal,
  now: number,
): Promise<void> {
  const id = renewalCheckoutId(subscription);
  const begun = await findCheckoutById(db, first.checkoutId);
  if (!begun) throw new Error(`[site-server] there is no checkout ${first.checkoutId}.`);
  await insertPeriodCheckout(
    db,
    { id, siteId: subscription.siteId, kind: begun.kind, content: begun.content },
    now,
  );
}
