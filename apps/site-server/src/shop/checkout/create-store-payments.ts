import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { headerText } from '../../mail/mail';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { isPlugId } from '../../payment/is-plug-id';
import { PaymentFault } from '../../payment/payment-fault';
import { checkPaidAmount } from '../../payment/payment-outcome';
import type { PaymentPlug } from '../../payment/payment-plug';
import { findPayment } from '../../payment/payments';
import { insertRefund } from '../../payment/refunds';
import { testMethods } from '../../payment/test-methods';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings, type ShopPayment } from '../settings/shop-settings';
import { buyerDetailsOf } from './buyer-details-of';
import { findCheckoutById, getQuote } from './checkouts';
import { checkoutEvents } from './create-store-book';
import { tryKey, type CheckoutPayments, type CheckoutTry } from './driver/checkout-payments';
import { readLog } from './driver/read-log';

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
  plugs: PaymentPlugs,
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
      return checkPaidAmount(tried, answer);
    },
    async lookUp(asked) {
      const tried = await load(asked);
      return checkPaidAmount(
        tried,
        await tried.plug.lookUp({ key: tried.key, askedAt: tried.askedAt }),
      );
    },
    async void(asked) {
      const tried = await load(asked);
      return checkPaidAmount(
        tried,
        await tried.plug.void({ key: tried.key, askedAt: tried.askedAt }),
      );
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
        insertRefund(
          db,
          { key, siteId, checkoutId: asked.checkoutId, orderId: null, paymentId, currency, cents },
          store.now(),
          refundId,
        ),
      );
    },
  };
}

async function loadTry(db: Database, plugs: PaymentPlugs, asked: CheckoutTry): Promise<StoredTry> {
  const row = await findPayment(db, tryKey(asked));
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
  const checkout = await findCheckoutById(db, checkoutId);
  const site = checkout && (await findSiteById(db, checkout.siteId));
  if (!site) throw new Error(`[site-server] there is no checkout ${checkoutId}.`);
  const { origin, email, payment } = buyerDetailsOf(await findPayment(db, tryKey(asked)), checkout);
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
  const { cart } = await getQuote(db, checkoutId, 'priceHash' in state ? state.priceHash : '');
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
