import { refundableOf } from '@frontage/commerce-model';
import type { CartView, CheckoutAddress } from '@frontage/react-blocks/server';
import type { BuyerDetails, Consent } from '../../payment/buyer-details';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import type { PaymentTable } from '../../payment/payment-table';
import { settleAttempt } from '../../payment/attempts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import { takeFromCart, type BoughtLines } from '../cart/take-from-cart';
import { confirmUntil } from '../orders/confirm-until';
import { handOver } from '../orders/hand-over';
import { insertOrder, nextOrderNumber, type NewOrder } from '../orders/insert-order';
import { mailOrder } from '../orders/mail-order';
import { payUntil } from '../orders/pay-until';
import type { OrderContent } from '../orders/stored-order';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings, type ShopSettings } from '../settings/shop-settings';
import type { StockPieces } from '../stock/stock';
import { sellHeldStock } from '../stock/stock-hold';
import { beginSubscriptions } from './begin-subscriptions';
import type { OpenCheckout } from './create-store-book';
import type { PaidPrice } from './driver/checkout-book';
import { attemptKey } from './driver/checkout-payments';
import { noAddress } from './no-address';
import { findPaymentOption } from './payment-options';
import { renewalConsent } from './renewal-consent';
import { spendCodes } from './spend-codes';
import type { StoredCheckout } from './stored-checkout';

/** What placing an order needs besides the transaction. */
export interface OrderFacts {
  readonly links: ShopLinks;
  /** Of this server. */
  readonly plugs: PaymentPlugs;
  readonly now: number;
  createId(): string;
}

/** What was paid, and what it bought. */
interface PaidView extends PaidPrice {
  readonly view: CartView;
}

/**
 * Places the order of a checkout with everything that belongs to it, in one transaction: coupons
 * are used, gift cards pay, held stock is sold, the cart is bought, subscriptions start, gift cards
 * and files are handed over if they are paid, mails are written.
 *
 * @param open the checkout, in the transaction of a write
 * @param paid the price and the payment
 * @param facts links, time, ids
 * @returns the order's id; undefined if a coupon or a gift card no longer covers what was agreed,
 *   and then nothing is changed
 */
export async function placeOrder(
  open: OpenCheckout,
  paid: PaidView,
  facts: OrderFacts,
): Promise<string | undefined> {
  const { db, checkout } = open;
  const site = await open.site();
  const id = facts.createId();
  if (!(await spendCodes(db, { id, siteId: site.id, totals: paid.view.totals }, facts)))
    return undefined;
  const key = attemptKey({ checkoutId: checkout.id, attempt: paid.attempt });
  const tried =
    paid.attempt > 0
      ? await settleAttempt(db, key, { status: 'paid', paymentId: paid.paymentId }, facts.now)
      : undefined;
  const taken = await sellHeldStock(db, checkout.id);
  const order = await newOrder(db, { id, checkout, site, paid, tried, taken }, facts);
  await insertOrder(db, order);
  if (checkout.cartId !== null)
    await takeFromCart(
      db,
      { siteId: site.id, cartId: checkout.cartId },
      boughtLines(order),
      facts.now,
    );
  // For a promised payment, delivery waits for the money, see `settleOrder`.
  if (order.paymentState !== 'open') await handOver(db, { site, order }, facts);
  await beginSubscriptions(db, { site, order, tried }, facts);
  await mailOrder(db, { site, order }, facts);
  return order.id;
}

async function newOrder(
  db: Database,
  {
    id,
    checkout,
    site,
    paid: { view, paymentId },
    tried,
    taken,
  }: {
    id: string;
    checkout: StoredCheckout;
    site: Site;
    paid: PaidView;
    tried: PaymentTable | undefined;
    taken: readonly StockPieces[];
  },
  { plugs, now }: OrderFacts,
): Promise<NewOrder> {
  // From the paid attempt, whatever was entered, chosen or offered since.
  const buyer: BuyerDetails = tried ? parseJson(tried.document) : checkout.content;
  const { email, address, payment, language, origin, gift, buyerNote } = buyer;
  const settings = readShopSettings(site.settings);
  const option = findPaymentOption(settings, payment);
  const giftCards = Object.fromEntries(
    view.cart.entries
      .filter(({ productType }) => productType === 'giftCard')
      .map((entry) => [entry.id, entry.quantity]),
  );
  const content: OrderContent = {
    kind: checkout.kind,
    view,
    language,
    origin,
    giftCards,
    taken,
    address:
      view.totals.requiresShipping && address ? deliveryAddress(settings, view, address) : null,
    method: option?.method ?? 'online',
    note: option?.note ?? '',
    ...(gift && gift.email !== '' && { gift }),
    ...(buyerNote && { buyerNote }),
    consent: tried ? agreedTo(tried) : await renewalConsent({ db, site, plugs, now }, view),
  };
  // Payment by hand is a promise until somebody records the money.
  const isOpen = tried?.plug === 'manual';
  return {
    id,
    siteId: site.id,
    purchaseId: checkout.id,
    email,
    content,
    createdAt: now,
    number: await nextOrderNumber(db, site.id),
    paymentId,
    paymentState: isOpen ? 'open' : 'paid',
    payBy: isOpen ? payUntil(site.settings, now) : null,
    confirmBy: isOpen ? confirmUntil(site.settings, content, now) : null,
    visitor: checkout.content.visitor,
    refundable: refundableOf(view.totals),
    renewal: null,
  };
}

function agreedTo({ document }: PaymentTable): Consent | null {
  return parseJson(document).consent ?? null;
}

/** The delivery address; if the order is collected, only the person. */
function deliveryAddress(
  { shippingZones }: ShopSettings,
  { cart: { selectedShippingOption: chosen } }: CartView,
  address: CheckoutAddress,
): CheckoutAddress {
  const options = shippingZones.flatMap((zone) => zone.options);
  const isFetched = options.some(({ id, pickup }) => pickup && id === chosen?.id);
  const { name, phone } = address;
  return isFetched ? { ...noAddress, name, phone } : address;
}

/** What the visitor agreed to, whatever they have put into their cart since. */
function boughtLines({ id, content: { view } }: NewOrder): BoughtLines {
  const pieces = Object.fromEntries(view.cart.entries.map((entry) => [entry.id, entry.quantity]));
  const couponCodes = view.totals.validCoupons.map(({ code }) => code);
  return { orderId: id, cartVersion: view.version, pieces, couponCodes };
}
