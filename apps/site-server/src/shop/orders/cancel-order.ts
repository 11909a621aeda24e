import { refundOrder } from '@frontage/commerce-model';
import { cancelAttempt } from '../../payment/attempts';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { returnCoupon } from '../codes/coupons';
import { moveGiftCard } from '../codes/gift-cards';
import type { ShopLinks } from '../pages/create-shop-links';
import { returnStock } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';
import { cancelSubscription, listSubscriptionsIn } from '../subscriptions/subscriptions';
import { changeOrderOrFail } from './change-order';
import { orderLinkLine, orderPieceLines } from './order-lines';
import { mailBuyer, mailOwner, type MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { getOrder } from './orders';
import { deleteSales } from './sales';
import type { StoredOrder } from './stored-order';

/** Why an order is canceled: its owner wants it, or it was not confirmed or paid in time. */
export type CancelCause = 'owner' | 'unconfirmed' | 'unpaid';

/** The parts of an order that decide whether it can be canceled. */
type Cancelable = Pick<StoredOrder, 'number' | 'paymentState' | 'sentAt' | 'confirmBy' | 'content'>;

/**
 * Cancels an order that was neither paid nor sent: its goods return to stock, gift cards get their
 * money back, its coupons may be used again, its subscriptions end. All in one transaction, so that
 * it happens once. The buyer gets a mail, as does the owner if they did not decide it.
 *
 * @param store with the order
 * @param links for the mail
 * @param orderId the order
 * @param cause why
 * @throws RangeError that says what to do instead, if it was paid, sent or canceled
 */
export async function cancelOrder(
  { write, now, createId }: Pick<Store, 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  orderId: string,
  cause: CancelCause,
): Promise<void> {
  await write(async (db) => {
    const order = await getOrder(db, orderId);
    const refusal = whyNotCanceled(order, cause);
    if (refusal !== '') throw new RangeError(`[site-server] ${refusal}`);
    await cancelWithin(db, order, cause, { links, now: now(), createId });
  });
}

/** Explains why an order cannot be canceled, and what to do instead; `''` if it can. */
function whyNotCanceled(
  { number, paymentState, sentAt, confirmBy, content }: Cancelable,
  cause: CancelCause,
): string {
  if (cause === 'unconfirmed' && confirmBy === null) return `order ${number} was confirmed.`;
  if (paymentState === 'canceled')
    return `order ${number} has already been cancelled. There is nothing left to do.`;
  if (paymentState === 'refunded')
    return `all of order ${number} has already been refunded. There is nothing left to cancel.`;
  // A buyer who paid nothing cannot be refunded.
  const isPaid = paymentState !== 'open' && content.view.totals.grandTotalCents > 0;
  if (isPaid) return `order ${number} is paid. Refund it first: orders refund ${number} --all`;
  if (sentAt !== null)
    return `order ${number} has already been sent. Once its payment arrives: orders paid ${number}. If the parcel came back: orders paid ${number}, then orders refund ${number} --all --restock`;
  return '';
}

async function cancelWithin(
  db: Database,
  order: StoredOrder,
  cause: CancelCause,
  facts: MailFacts,
): Promise<void> {
  const { siteId, content } = order;
  const { now, createId } = facts;
  const { lines, payments } = order.refundable;
  const wholeRefund = refundOrder(order.refundable, {
    quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    shipping: true,
  });
  // A payment by hand that never came does not count as refunded.
  const refundable = {
    ...wholeRefund.rest,
    payments: payments.map(({ id, cents }) => ({ id, cents: id === '' ? cents : 0 })),
  };
  const changes = {
    paymentState: 'canceled',
    canceledAt: now,
    confirmBy: null,
    refundable,
  } as const;
  await changeOrderOrFail(db, order, changes, now);
  await deleteSales(db, order.id);
  await returnStock(db, siteId, content.taken);
  // In the same order as when placing orders, so that none waits for the other.
  for (const { code } of content.view.totals.validCoupons) await returnCoupon(db, siteId, code);
  for (const { id, cents } of payments)
    if (id !== '' && cents > 0)
      await moveGiftCard(
        db,
        siteId,
        { cardId: id, cents, cause: `canceled ${order.id}` },
        { id: createId(), now },
      );
  await cancelAttempt(db, order, now);
  const ended: Subscription[] = [];
  for (const subscription of await listSubscriptionsIn(db, order))
    if (await cancelSubscription(db, subscription, now)) ended.push(subscription);
  const back = payments.reduce((sum, { id, cents }) => sum + (id === '' ? 0 : cents), 0);
  await cancelMails(db, order, { cause, back, ended }, facts);
}

const buyerTexts = {
  owner: 'canceledMail',
  unconfirmed: 'unconfirmedMail',
  unpaid: 'unpaidMail',
} as const;

async function cancelMails(
  db: Database,
  order: StoredOrder,
  { cause, back, ended }: { cause: CancelCause; back: number; ended: readonly Subscription[] },
  facts: MailFacts,
): Promise<void> {
  const site = await findSiteById(db, order.siteId);
  if (!site) return;
  await mailBuyer(
    db,
    { site, order, table: orderTexts, once: `canceled ${order.id}` },
    facts,
    (words) => ({
      subject: words.texts.say('canceledSubject', words.orderValues),
      lines: [
        words.texts.say(buyerTexts[cause], words.orderValues),
        orderPieceLines(order).join('\n'),
        ...(back === 0 ? [] : [words.texts.say('canceledGiftCard', { amount: words.money(back) })]),
        ...ended.map(({ title }) => words.texts.say('subscriptionEnds', { title })),
        orderLinkLine(order, words, facts.links),
      ],
    }),
  );
  // Of an order that nobody confirmed the owner has not heard.
  if (cause !== 'unpaid') return;
  await mailOwner(
    db,
    { site, order, table: orderTexts, once: `canceled ${order.id} owner` },
    facts,
    (owner) => ({
      subject: owner.texts.say('unpaidOwnerSubject', owner.orderValues),
      lines: [owner.texts.say('unpaidOwner', owner.orderValues), orderPieceLines(order).join('\n')],
    }),
  );
}
