import { nextPeriod, refundableOf } from '@frontage/commerce-model';
import type { PaymentTable } from '../../payment/payment-table';
import { settleAttempt } from '../../payment/attempts';
import { parseJson } from '../../store/json-text';
import { handOver } from '../orders/hand-over';
import { insertOrder, nextOrderNumber, type NewOrder } from '../orders/insert-order';
import type { MailFacts } from '../orders/order-mail';
import { payUntil } from '../orders/pay-until';
import { sellHeldStock } from '../stock/stock-hold';
import { changeMethod, type NamedMethod } from '../subscriptions/change-method';
import { renewSubscription } from '../subscriptions/claim-subscription';
import type { Subscription } from '../subscriptions/subscription';
import { renewalId } from '../subscriptions/renewal-id';
import { mailRenewed } from './mail-renewed';
import type { OpenRenewal } from './open-renewal';
import { periodView } from './period-view';
import { renewalKey } from './renewal-key';

/**
 * Places the order of a paid period with everything that belongs to it, in the transaction that
 * records the money: held stock is sold, gift cards and files are delivered unless the money is
 * only promised, buyer and owner get a mail, the subscription continues with its next period.
 *
 * @param open the renewal
 * @param paid the attempt and its money
 * @param facts links, time, ids
 */
export async function placeRenewal(
  open: OpenRenewal,
  { attempt, paymentId }: { attempt: number; paymentId: string },
  facts: MailFacts,
): Promise<void> {
  const { db, period, subscription } = open;
  const { now } = facts;
  const key = renewalKey({ ...period, attempt });
  const tried = await settleAttempt(db, key, { status: 'paid', paymentId }, now);
  const order = await newOrder(open, { paymentId, isOpen: tried?.plug === 'manual' }, facts);
  await insertOrder(db, order);
  const [site, first] = [await open.site(), await open.first()];
  const named = tried && namedWith(tried, subscription);
  if (named) await changeMethod(db, named, now);
  const nextAt = nextTime(subscription, { begin: first.createdAt, paid: period.period, now });
  await renewSubscription(db, subscription.id, { period: period.period, nextAt }, now);
  if (order.paymentState !== 'open') await handOver(db, { site, order }, facts);
  await mailRenewed(db, { site, subscription, first, order, nextAt }, facts);
}

/** The method that was kept with a payment on the provider's page. */
function namedWith(
  { saved, created_at }: PaymentTable,
  { id }: Subscription,
): NamedMethod | undefined {
  if (saved === null) return undefined;
  return { subscriptionId: id, method: parseJson(saved), requestedAt: created_at };
}

/**
 * When the next period begins. Periods that went by while nobody could be charged are not charged
 * one after the other: it goes on from now.
 */
function nextTime(
  { plan }: Subscription,
  { begin, paid, now }: { begin: number; paid: number; now: number },
): number | null {
  const planned = nextPeriod(plan, begin, paid);
  if (planned === null || planned > now) return planned;
  return nextPeriod({ ...plan, numBillingCycles: 0 }, now, 1);
}

async function newOrder(
  open: OpenRenewal,
  { paymentId, isOpen }: { paymentId: string; isOpen: boolean },
  { now, createId }: MailFacts,
): Promise<NewOrder> {
  const { db, period, subscription } = open;
  const site = await open.site();
  const { content, email } = await open.first();
  const view = periodView(content.view, subscription, now);
  const giftCards = Object.fromEntries(
    view.cart.entries
      .filter(({ productType }) => productType === 'giftCard')
      .map((entry) => [entry.id, entry.quantity]),
  );
  const id = createId();
  const purchaseId = renewalId(period);
  return {
    id,
    siteId: site.id,
    purchaseId,
    email,
    createdAt: now,
    paymentId,
    number: await nextOrderNumber(db, site.id),
    content: {
      ...content,
      view,
      giftCards,
      note: isOpen ? content.note : '',
      taken: await sellHeldStock(db, purchaseId),
      address: view.totals.requiresShipping ? content.address : null,
    },
    paymentState: isOpen ? 'open' : 'paid',
    payBy: isOpen ? payUntil(site.settings, now) : null,
    confirmBy: null,
    visitor: '',
    refundable: refundableOf(view.totals),
    renewal: period,
  };
}
