import { computeTotals, refundableOf } from '@frontage/commerce-model';
import type { CartView } from '@frontage/react-blocks/server';
import { hashToken } from '../../http/hash-token';
import { markPaid, findPayment } from '../../payment/payments';
import type { Site } from '../../sites/site-settings';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { takeFromCart, type BoughtLines } from '../cart/take-from-cart';
import { spendCoupon } from '../codes/coupons';
import { GiftCardEmpty, moveGiftCard } from '../codes/gift-cards';
import { handOver } from '../orders/hand-over';
import { insertOrder, nextOrderNumber, type NewOrder } from '../orders/insert-order';
import { mailOrder } from '../orders/mail-order';
import { payUntil } from '../orders/pay-until';
import type { OrderContent } from '../orders/stored-order';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings } from '../settings/shop-settings';
import type { StockPieces } from '../stock/stock';
import { sellHeldStock } from '../stock/stock-holds';
import { nextPeriod } from '../subscriptions/next-period';
import { insertSubscription } from '../subscriptions/subscriptions';
import { buyerDetailsOf } from './buyer-details-of';
import { findCheckoutById, getQuote } from './checkouts';
import { OrderRefused } from './create-store-book';
import type { PaidPrice } from './driver/checkout-book';
import { tryKey } from './driver/checkout-payments';
import { findPaymentOption } from './payment-options';
import type { StoredCheckout } from './stored-checkout';

/** What making an order needs beside the transaction. */
export interface OrderFacts {
  readonly links: ShopLinks;
  readonly now: number;
  createId(): string;
}

/**
 * Makes the order of a checkout and all that belongs to it, in one transaction: coupons
 * are counted, gift cards pay, held stock is sold, the cart is bought, subscriptions begin, gift
 * cards and files are handed over if they are paid, mails are written.
 *
 * @param db the transaction of a write, which is undone when this rejects
 * @param checkoutId the checkout
 * @param paid for which price, and with which payment
 * @param facts links, time, ids
 * @returns the order's id
 * @throws OrderRefused when a coupon or a gift card does not hold what was agreed any more
 */
export async function placeOrder(
  db: Database,
  checkoutId: string,
  paid: PaidPrice,
  facts: OrderFacts,
): Promise<string> {
  const checkout = await findCheckoutById(db, checkoutId);
  const site = checkout && (await findSiteById(db, checkout.siteId));
  if (!site) throw new Error(`[site-server] there is no checkout ${checkoutId}.`);
  const view = await getQuote(db, checkoutId, paid.priceHash);
  const taken = await sellHeldStock(db, checkoutId);
  const order = await newOrder(db, { checkout, site, view, paid, taken }, facts);
  await spendCodes(db, order, facts);
  await insertOrder(db, order);
  if (paid.attempt > 0)
    await markPaid(
      db,
      { key: tryKey({ checkoutId, attempt: paid.attempt }), paymentId: paid.paymentId },
      facts.now,
    );
  if (checkout.cartId !== null)
    await takeFromCart(
      db,
      { siteId: site.id, cartId: checkout.cartId },
      boughtLines(order),
      facts.now,
    );
  // What is promised only is handed over once the money came, see `settleOrder`.
  const codes = order.paymentState === 'open' ? {} : await handOver(db, order, facts);
  await beginSubscriptions(db, order, facts);
  await mailOrder(db, { site, order, codes }, facts);
  return order.id;
}

async function newOrder(
  db: Database,
  {
    checkout,
    site,
    view,
    paid,
    taken,
  }: {
    checkout: StoredCheckout;
    site: Site;
    view: CartView;
    paid: PaidPrice;
    taken: readonly StockPieces[];
  },
  { links, now, createId }: OrderFacts,
): Promise<NewOrder> {
  // By the try that was paid, not by what has been entered, chosen or offered since.
  const tried =
    paid.attempt > 0
      ? await findPayment(db, tryKey({ checkoutId: checkout.id, attempt: paid.attempt }))
      : undefined;
  const { email, address, payment, language, origin } = buyerDetailsOf(tried, checkout);
  const settings = readShopSettings(site.settings.shop);
  const option = findPaymentOption(settings, payment);
  const id = createId();
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
    address: view.totals.requiresShipping ? address : null,
    method: option?.method ?? 'online',
    note: option?.note ?? '',
  };
  // Money by hand is a promise until somebody notes that it came.
  const isOpen = tried?.plug === 'manual';
  return {
    id,
    siteId: site.id,
    checkoutId: checkout.id,
    email,
    content,
    createdAt: now,
    number: await nextOrderNumber(db, site.id),
    tokenHash: hashToken(links.token('order', id)),
    paymentId: paid.paymentId,
    paymentState: isOpen ? 'open' : 'paid',
    payBy: isOpen ? payUntil(settings, now) : null,
    refundable: refundableOf(view.totals),
    renewal: null,
  };
}

/** What the visitor agreed on, whatever they have put into their cart since. */
function boughtLines({ id, content: { view } }: NewOrder): BoughtLines {
  const pieces = Object.fromEntries(view.cart.entries.map((entry) => [entry.id, entry.quantity]));
  return { orderId: id, pieces, couponCodes: view.totals.validCoupons.map(({ code }) => code) };
}

/** The money of gift cards and the uses of coupons, as they were agreed on. */
async function spendCodes(
  db: Database,
  { id, siteId, content }: NewOrder,
  { now, createId }: OrderFacts,
): Promise<void> {
  const { totals } = content.view;
  for (const { code } of totals.validCoupons)
    if (!(await spendCoupon(db, siteId, code)))
      throw new OrderRefused(`[site-server] the coupon ${code} is used up.`);
  for (const { id: cardId, cents } of totals.giftCards) {
    if (cents === 0) continue;
    try {
      await moveGiftCard(
        db,
        siteId,
        { cardId, cents: -cents, cause: `order ${id}` },
        { id: createId(), now },
      );
    } catch (error) {
      if (error instanceof GiftCardEmpty) throw new OrderRefused(error.message);
      throw error;
    }
  }
}

async function beginSubscriptions(
  db: Database,
  { id, siteId, email, content }: NewOrder,
  { now, createId }: OrderFacts,
): Promise<void> {
  const { cart, lines, settings } = content.view;
  for (const [at, entry] of cart.entries.entries()) {
    const plan = lines[at]?.plan;
    if (!plan) continue;
    // What is renewed is the line with its taxes, without the codes and the shipping of the first
    // order.
    const { currency, grandTotalCents } = computeTotals({
      currency: content.view.totals.currency,
      entries: [entry],
      taxRules: cart.applicableTaxRules,
      settings,
      now,
    });
    const nextAt = nextPeriod(plan, now, 1);
    await insertSubscription(
      db,
      {
        id: createId(),
        siteId,
        orderId: id,
        lineId: entry.id,
        email,
        currency,
        cents: grandTotalCents,
        plan,
        title: entry.title,
        nextAt,
      },
      now,
    );
  }
}
