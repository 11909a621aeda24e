import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { headerText } from '../../mail/mail';
import { PaymentFault } from '../../payment/payment-fault';
import type { PaymentPlug, PaymentPlugId } from '../../payment/payment-plug';
import { testMethods } from '../../payment/test-methods';
import { siteById } from '../../sites/sites';
import type { PaymentTable } from '../../store/shop-tables';
import type { Store } from '../../store/store';
import type { Database } from '../../store/tables';
import { readShopSettings, type ShopPayment } from '../settings/shop-settings';
import { checkoutById, quoteOf } from './checkouts';
import { readLog } from './driver/read-log';
import type { NewRefund } from '../orders/refunds';
import { checkoutEvents } from './create-store-book';
import { tryKey, type CheckoutPayments, type CheckoutTry } from './driver/checkout-payments';
import { isPlugId } from './payment-options';
import { keepTold, toldFor } from './buyer-details';
import type { ShopLinks } from '../pages/create-shop-links';
import { holdAgainst } from '../../payment/payment-outcome';

/** The plugs that a server has. */
export type Plugs = ReadonlyMap<PaymentPlugId, PaymentPlug>;

/** A try as it is stored. */
interface StoredTry {
  readonly plug: PaymentPlug;
  readonly key: string;
  readonly askedAt: number;
  readonly cents: number;
  readonly currency: CurrencyCode;
  readonly siteId: string;
}

/**
 * The way of stored checkouts to the plugs that they were begun with.
 *
 * @param store where tries are
 * @param plugs of this server
 * @param links makes the addresses that visitors come back to
 */
export function createStorePayments(
  store: Pick<Store, 'read' | 'write' | 'now'>,
  plugs: Plugs,
  links: ShopLinks,
): CheckoutPayments {
  const load = (asked: CheckoutTry) => loadTry(store.read, plugs, asked);
  return {
    async pay(asked) {
      const tried = await load(asked);
      const { key, cents, currency, siteId } = tried;
      const { checkoutId, attempt } = asked;
      const answer = await tried.plug.pay({
        key,
        cents,
        currency,
        ...(await describeTry(store.read, links, asked)),
        metadata: { siteId, checkoutId, attempt },
      });
      return holdAgainst(tried, answer);
    },
    async lookUp(asked) {
      const tried = await load(asked);
      return holdAgainst(
        tried,
        await tried.plug.lookUp({ key: tried.key, askedAt: tried.askedAt }),
      );
    },
    async void(asked) {
      const tried = await load(asked);
      return holdAgainst(tried, await tried.plug.void({ key: tried.key, askedAt: tried.askedAt }));
    },
    async refund(asked, { paymentId, mispaid }) {
      const tried = await load(asked);
      const { cents, currency } = mispaid ?? tried;
      // The provider may have taken the right amount for the same try as well, and that goes back
      // for itself.
      const key = mispaid ? `${tried.key}:refund:${paymentId}` : `${tried.key}:refund`;
      const { refundId } = await tried.plug.refund({ paymentId, cents, currency, key });
      const { siteId } = tried;
      await store.write((db) =>
        noteRefund(
          db,
          { key, siteId, checkoutId: asked.checkoutId, paymentId, currency, cents, refundId },
          store.now(),
        ),
      );
    },
  };
}

/**
 * Stores a try of paying, before its provider hears of it.
 *
 * @param db the transaction of a write
 * @param asked the try
 * @param now UTC milliseconds
 */
export async function insertTry(db: Database, asked: CheckoutTry, now: number): Promise<void> {
  const checkout = await checkoutById(db, asked.checkoutId);
  const site = checkout && (await siteById(db, checkout.siteId));
  if (!site) throw new Error(`[site-server] there is no checkout ${asked.checkoutId}.`);
  const option = readShopSettings(site.settings.shop).payments.find(
    ({ id }) => id === checkout.content.payment,
  );
  if (!option) throw new Error(`[site-server] checkout ${asked.checkoutId} has no way of paying.`);
  await db
    .insertInto('payment')
    .values({
      key: tryKey(asked),
      site_id: site.id,
      checkout_id: asked.checkoutId,
      attempt: asked.attempt,
      plug: option.plug,
      payment_id: null,
      currency: checkout.content.cart.currency,
      cents: asked.cents,
      status: 'asked',
      document: keepTold(checkout.content),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A try by its key; nothing where this shop never made it. */
export function paymentOf(db: Database, key: string): Promise<PaymentTable | undefined> {
  return db.selectFrom('payment').selectAll().where('key', '=', key).executeTakeFirst();
}

async function loadTry(db: Database, plugs: Plugs, asked: CheckoutTry): Promise<StoredTry> {
  const row = await paymentOf(db, tryKey(asked));
  const plug = row && isPlugId(row.plug) ? plugs.get(row.plug) : undefined;
  if (!row || !plug || !isCurrencyCode(row.currency))
    throw new PaymentFault(
      'unreachable',
      `there is no plug ${row?.plug ?? ''} for the payment ${tryKey(asked)}. Set its account.`,
    );
  return {
    plug,
    key: row.key,
    askedAt: row.created_at,
    cents: row.cents,
    currency: row.currency,
    siteId: row.site_id,
  };
}

async function describeTry(db: Database, links: ShopLinks, asked: CheckoutTry) {
  const { checkoutId } = asked;
  const checkout = await checkoutById(db, checkoutId);
  const site = checkout && (await siteById(db, checkout.siteId));
  if (!site) throw new Error(`[site-server] there is no checkout ${checkoutId}.`);
  const { origin, email, payment } = toldFor(await paymentOf(db, tryKey(asked)), checkout);
  const option = readShopSettings(site.settings.shop).payments.find(({ id }) => id === payment);
  const page = `${origin}/checkout/${links.token('checkout', checkoutId)}`;
  const method = option && methodOf(option);
  return {
    email,
    description: await describeLines(db, checkoutId),
    returnUrl: `${page}/return`,
    cancelUrl: page,
    ...(method !== undefined && { method }),
  };
}

/** The longest description, in UTF-16 units. */
const longestDescription = 120;

/**
 * What is bought, as it was agreed on: a repeat of a try has to say the same, whatever was renamed
 * meanwhile.
 */
async function describeLines(db: Database, checkoutId: string): Promise<string> {
  const { state } = readLog(await checkoutEvents(db, checkoutId));
  const { cart } = await quoteOf(db, checkoutId, 'priceHash' in state ? state.priceHash : '');
  return headerText(
    cart.entries.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  ).slice(0, longestDescription);
}

/**
 * How the plug is paid: at the test provider the way of paying may be named after what it is to
 * come to.
 */
function methodOf({ plug, method, id }: ShopPayment): string | undefined {
  if (plug === 'manual') return method;
  return plug === 'test' ? testMethods.find((one) => one === id) : undefined;
}

async function noteRefund(
  db: Database,
  {
    key,
    siteId,
    checkoutId,
    paymentId,
    currency,
    cents,
    refundId,
  }: Omit<NewRefund, 'orderId'> & { readonly refundId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      key,
      site_id: siteId,
      checkout_id: checkoutId,
      order_id: null,
      payment_id: paymentId,
      currency,
      cents,
      refund_id: refundId,
      document: '{}',
      created_at: now,
      done_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
