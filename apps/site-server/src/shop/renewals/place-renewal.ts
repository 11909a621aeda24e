import { refundableOf } from '@frontage/commerce-model';
import { hashToken } from '../../http/hash-token';
import type { PaidAnswer } from '../../payment/payment-plug';
import { markPaid } from '../../payment/payments';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { closePeriodCheckout } from '../checkout/checkouts';
import { handOver } from '../orders/hand-over';
import { insertOrder, nextOrderNumber, type NewOrder } from '../orders/insert-order';
import type { MailFacts } from '../orders/order-mail';
import { payUntil } from '../orders/pay-until';
import { readShopSettings } from '../settings/shop-settings';
import { sellHeldStock } from '../stock/stock-holds';
import { renewalCheckoutId } from '../subscriptions/subscriptions';
import { mailRenewed } from './mail-renewed';
import { periodView } from './period-view';
import type { Renewal } from './renewal';

/**
 * Makes the order of a period that is paid, and all that belongs to it, in the transaction that
 * notes the money: held stock is sold, gift cards and files are handed over unless the money is
 * only promised, buyer and owner get a mail.
 *
 * @param db the transaction of a write
 * @param renewal what was paid
 * @param told the money, the site, and how the subscription goes on
 * @param facts links, time, ids
 */
export async function placeRenewal(
  db: Database,
  { subscription, first, plug, key }: Renewal,
  { paid, site, nextAt }: { paid: PaidAnswer; site: Site; nextAt: number | null },
  facts: MailFacts,
): Promise<void> {
  const { links, now } = facts;
  const id = facts.createId();
  const checkoutId = renewalCheckoutId(subscription);
  const { content, email } = first;
  const view = periodView(content.view, subscription, now);
  const isOpen = plug.id === 'manual';
  const giftCards = Object.fromEntries(
    view.cart.entries
      .filter(({ productType }) => productType === 'giftCard')
      .map((entry) => [entry.id, entry.quantity]),
  );
  const order: NewOrder = {
    id,
    siteId: site.id,
    checkoutId,
    email,
    createdAt: now,
    paymentId: paid.paymentId,
    number: await nextOrderNumber(db, site.id),
    tokenHash: hashToken(links.token('order', id)),
    content: {
      ...content,
      view,
      giftCards,
      note: isOpen ? content.note : '',
      taken: await sellHeldStock(db, checkoutId),
      address: view.totals.requiresShipping ? content.address : null,
    },
    paymentState: isOpen ? 'open' : 'paid',
    payBy: isOpen ? payUntil(readShopSettings(site.settings.shop), now) : null,
    refundable: refundableOf(view.totals),
    renewal: { subscriptionId: subscription.id, period: subscription.period + 1 },
  };
  await insertOrder(db, order);
  await markPaid(db, { key, paymentId: paid.paymentId }, now);
  await closePeriodCheckout(db, checkoutId, now);
  const codes = isOpen ? {} : await handOver(db, order, facts);
  await mailRenewed(db, { site, subscription, first, order, codes, nextAt }, facts);
}
