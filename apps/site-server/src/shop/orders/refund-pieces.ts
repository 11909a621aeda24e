import { refundOrder, type Refund, type RefundRequest } from '@frontage/commerce-model';
import { returnMoney } from '../../payment/returned-money';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { returnCoupon } from '../codes/coupons';
import { moveGiftCard } from '../codes/gift-cards';
import type { ShopLinks } from '../pages/create-shop-links';
import { returnStock, type StockPieces } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';
import { cancelSubscription, listSubscriptionsIn } from '../subscriptions/subscriptions';
import { changeOrderOrFail, lockOrder } from './change-order';
import { takeBackGiftCards } from './hand-over';
import { orderLink, pieceLines } from './order-lines';
import { mailBuyer, type MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { getOrder } from './orders';
import type { MadeRefund, StoredOrder } from './stored-order';

/** What to refund. */
export interface OrderRefundRequest extends RefundRequest {
  /**
   * The name of this refund, given by whoever asks: the same key once more gives nothing more back.
   * 100 characters at most.
   */
  readonly key: string;
  /**
   * Whether the goods return to stock. @default those of an order that was not sent do, those that
   * were sent do not
   */
  readonly restock?: boolean | undefined;
}

/** The refund of an order, and its new state. */
export interface RefundedOrder {
  readonly order: StoredOrder;
  /** Minor units, gift cards included. */
  readonly cents: number;
  /** Pieces returned to stock. */
  readonly restocked: number;
  /** Titles of the subscriptions of the order that have ended. */
  readonly ended: readonly string[];
  /** Whether the same key asked for it before; then nothing was done now. */
  readonly isRepeat: boolean;
}

/**
 * Refunds pieces of an order, split as they were paid: gift cards get their part at once, the
 * provider's part is refunded by the worker. Refunded gift cards become worthless. If all pieces of
 * a line that started a subscription are refunded, it ends; a renewal may be refunded without
 * ending it. Coupons may be used again after a full refund. The buyer gets a mail.
 *
 * @param store with the order
 * @param links for the mail
 * @param orderId the order
 * @param request the pieces, whether to refund shipping, whether they return to stock, and the key
 * @throws RangeError for an unpaid order, for more pieces than remain, for spent gift cards, and
 *   for a key that another refund of the order has
 */
export async function refundPieces(
  store: Pick<Store, 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  orderId: string,
  request: OrderRefundRequest,
): Promise<RefundedOrder> {
  return store.write(async (db) => {
    await lockOrder(db, orderId);
    const order = await getOrder(db, orderId);
    const made = findMade(order, request);
    if (made) return { ...made, order, isRepeat: true };
    return refundWithin(db, order, request, { links, now: store.now(), createId: store.createId });
  });
}

async function refundWithin(
  db: Database,
  order: StoredOrder,
  request: OrderRefundRequest,
  facts: MailFacts,
): Promise<RefundedOrder> {
  const { number, siteId, content, sentAt } = order;
  if (order.paymentState === 'open')
    throw new RangeError(
      `[site-server] order ${number} is not paid yet, so there is nothing to refund. Cancel it: orders cancel ${number}`,
    );
  if (order.paymentState === 'canceled')
    throw new RangeError(
      `[site-server] order ${number} was cancelled before it was paid. There is nothing to refund.`,
    );
  const refund = refundOrder(order.refundable, request);
  const { cents, rest } = refund;
  if (cents === 0)
    throw new RangeError(
      `[site-server] nothing of order ${number} would be refunded. Name pieces that are left, or the shipping.`,
    );
  const isAll = rest.payments.every((payment) => payment.cents === 0);
  const paymentState = isAll ? 'refunded' : 'partlyRefunded';
  const key = `refund:${order.id}:${order.version}`;
  // In the same order as when placing orders, so that none waits for the other.
  if (isAll)
    for (const { code } of content.view.totals.validCoupons) await returnCoupon(db, siteId, code);
  await takeBackGiftCards(db, order, request.quantities, { ...facts, cause: key });
  await payBack(db, order, refund, { key, ...facts });
  const back = (request.restock ?? sentAt === null) ? takenPieces(order, request.quantities) : [];
  await returnStock(db, siteId, back);
  const { ended, kept } = await endSubscriptions(db, order, refund, facts.now);
  const made: MadeRefund = {
    key: request.key,
    madeAt: facts.now,
    asked: askedIn(request),
    cents,
    restocked: back.reduce((sum, { quantity }) => sum + quantity, 0),
    ended: ended.map(({ title }) => title),
  };
  const refunds = [...order.refunds, made];
  await changeOrderOrFail(db, order, { refundable: rest, refunds, paymentState }, facts.now);
  await mailRefund(db, order, { request, refund, key, ended, kept }, facts);
  const version = order.version + 1;
  const changed = { refundable: rest, refunds, paymentState, version } as const;
  return { ...made, order: { ...order, ...changed }, isRepeat: false };
}

/** The refund that was made under a key. @throws RangeError when something else was asked for */
function findMade({ refunds, number }: StoredOrder, request: OrderRefundRequest) {
  const { key } = request;
  const made = refunds.find((one) => one.key === key);
  if (made && made.asked !== askedIn(request))
    throw new RangeError(
      `[site-server] the key ${JSON.stringify(key)} was used for another refund of order ${number}. Use another key.`,
    );
  return made;
}

/** What is asked for as one text, whatever order it is named in. */
function askedIn({ quantities, shipping = false, restock }: OrderRefundRequest): string {
  const pieces = Object.entries(quantities).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([pieces, shipping, restock ?? null]);
}

/** Gift cards at once, the provider by the worker. */
async function payBack(
  db: Database,
  order: StoredOrder,
  { payments }: Refund,
  { key, now, createId }: { key: string } & Pick<MailFacts, 'now' | 'createId'>,
): Promise<void> {
  const { id: orderId, siteId, purchaseId, paymentId, content } = order;
  const { currency } = content.view.totals;
  for (const { id, cents } of payments) {
    if (cents === 0) continue;
    if (id === '')
      await returnMoney(db, { key, siteId, purchaseId, orderId, paymentId, currency, cents }, now);
    else await moveGiftCard(db, siteId, { cardId: id, cents, cause: key }, { id: createId(), now });
  }
}

/** Gives the refunded pieces that were taken out of stock. */
function takenPieces(
  { content }: StoredOrder,
  quantities: RefundRequest['quantities'],
): StockPieces[] {
  return content.view.cart.entries.flatMap(({ id, productId, variantId }) => {
    const quantity = quantities[id] ?? 0;
    const isTaken = content.taken.some(
      (one) => one.productId === productId && one.variantId === variantId,
    );
    return isTaken && quantity > 0 ? [{ productId, variantId, quantity }] : [];
  });
}

/** Ends subscriptions whose first order is fully refunded; a refunded renewal does not end them. */
async function endSubscriptions(
  db: Database,
  order: StoredOrder,
  { rest }: Refund,
  now: number,
): Promise<{ ended: Subscription[]; kept: Subscription[] }> {
  const ended: Subscription[] = [];
  const kept: Subscription[] = [];
  for (const subscription of await listSubscriptionsIn(db, order)) {
    const isOver =
      !order.renewal &&
      rest.lines.some(({ id, quantity }) => id === subscription.lineId && quantity === 0);
    if (isOver && (await cancelSubscription(db, subscription, now))) ended.push(subscription);
    else if (!isOver && subscription.state === 'active') kept.push(subscription);
  }
  return { ended, kept };
}

async function mailRefund(
  db: Database,
  order: StoredOrder,
  {
    request,
    refund,
    key,
    ended,
    kept,
  }: { request: OrderRefundRequest; refund: Refund; key: string } & Record<
    'ended' | 'kept',
    readonly Subscription[]
  >,
  facts: MailFacts,
): Promise<void> {
  const site = await findSiteById(db, order.siteId);
  if (!site) return;
  const digits = new Map(order.content.view.giftCards.map(({ id, lastFour }) => [id, lastFour]));
  await mailBuyer(
    db,
    { site, order, table: orderTexts, once: key },
    facts,
    ({ texts, said, money, date }) => {
      const amount = money(refund.cents);
      const shipping =
        request.shipping === true && order.refundable.shippingCents > 0
          ? [texts.say('orderShipping')]
          : [];
      const shares = refund.payments.filter(({ cents }) => cents > 0);
      const lines = [
        texts.say('refundMail', { ...said, amount }),
        [
          texts.say('refundFor'),
          ...pieceLines(order, ({ id }) => request.quantities[id] ?? 0),
          ...shipping,
        ].join('\n'),
        shares
          .map(({ id, cents }) =>
            id === ''
              ? texts.say('refundRest', { amount: money(cents) })
              : texts.say('refundCard', { amount: money(cents), digits: digits.get(id) ?? '' }),
          )
          .join('\n'),
        ...ended.map(({ title }) => texts.say('subscriptionEnds', { title })),
        ...kept.flatMap(({ title, nextAt }) =>
          nextAt === null ? [] : [texts.say('subscriptionGoesOn', { title, date: date(nextAt) })],
        ),
        orderLink(order, { texts }, facts.links),
      ];
      return { subject: texts.say('refundSubject', { ...said, amount }), lines };
    },
  );
}
