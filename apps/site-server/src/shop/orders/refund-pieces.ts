import type { Refund } from '@frontage/commerce-model';
import { returnMoney } from '../../payment/returned-money';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { returnCoupon } from '../codes/coupons';
import { moveGiftCard } from '../codes/gift-cards';
import type { ShopLinks } from '../pages/create-shop-links';
import { returnStock } from '../stock/stock';
import type { Subscription } from '../subscriptions/subscription';
import { cancelSubscription, listSubscriptionsIn } from '../subscriptions/subscriptions';
import { changeOrderOrFail, lockOrder } from './change-order';
import { takeBackGiftCards } from './hand-over';
import { orderLinkLine, orderPieceLines } from './order-lines';
import { mailBuyer, type MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { getOrder } from './orders';
import { isEndedBy, planRefund, type RefundOfOrder } from './plan-refund';
import { RefundRefused } from './refund-refused';
import { reduceSales } from './sales';
import type { MadeRefund, StoredOrder } from './stored-order';

/** A refund as it is asked for. */
export interface OrderRefundRequest extends RefundOfOrder {
  /**
   * The name of this refund, given by whoever asks: the same key once more gives nothing more back.
   * 100 characters at most.
   */
  readonly key: string;
  /**
   * The version of the order that the refund was shown for; another one refuses it. @default
   * whatever it is
   */
  readonly version?: number | undefined;
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
 * Refunds a part of an order, split as they were paid: gift cards get their part at once, the
 * provider's part is refunded by the worker. Refunded gift cards become worthless. If all pieces of
 * a line that started a subscription are refunded, it ends; a renewal may be refunded without
 * ending it. Coupons may be used again after a full refund. The buyer gets a mail.
 *
 * @param store with the order
 * @param links for the mail
 * @param orderId the order
 * @param request pieces, shipping, a sum, whether the pieces return to stock, and the key
 * @throws RefundRefused for an unpaid order, for more than is left, for spent gift cards, for an
 *   order that has changed, and for a key that another refund of the order has
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
    const earlierRefund = findMade(order, request);
    if (earlierRefund) return { ...earlierRefund, order, isRepeat: true };
    if (request.version !== undefined && request.version !== order.version)
      throw new RefundRefused('changed', `order ${order.number} was changed meanwhile. Try again.`);
    return refundWithin(db, order, request, { links, now: store.now(), createId: store.createId });
  });
}

async function refundWithin(
  db: Database,
  order: StoredOrder,
  request: OrderRefundRequest,
  facts: MailFacts,
): Promise<RefundedOrder> {
  const { siteId, content } = order;
  const plan = planRefund(order, request);
  const { cents, rest, isAll, restocked } = plan;
  const paymentState = isAll ? 'refunded' : 'partlyRefunded';
  const key = `refund:${order.id}:${order.version}`;
  // In the same order as when placing orders, so that none waits for the other.
  if (isAll)
    for (const { code } of content.view.totals.validCoupons) await returnCoupon(db, siteId, code);
  await takeBackGiftCards(db, order, request.quantities, { ...facts, cause: key });
  await payBack(db, order, plan, { key, ...facts });
  await returnStock(db, siteId, restocked);
  const { ended, kept } = await endSubscriptions(db, order, plan, facts.now);
  const madeRefund: MadeRefund = {
    key: request.key,
    madeAt: facts.now,
    asked: askedIn(request),
    cents,
    restocked: restocked.reduce((sum, { quantity }) => sum + quantity, 0),
    ended: ended.map(({ title }) => title),
  };
  const refunds = [...order.refunds, madeRefund];
  await changeOrderOrFail(db, order, { refundable: rest, refunds, paymentState }, facts.now);
  await reduceSales(db, order.id, rest);
  await mailRefund(db, order, { request, refund: plan, key, ended, kept }, facts);
  const version = order.version + 1;
  const changed = { refundable: rest, refunds, paymentState, version } as const;
  return { ...madeRefund, order: { ...order, ...changed }, isRepeat: false };
}

/** The refund that was made under a key. @throws RefundRefused when something else was asked for */
function findMade({ refunds, number }: StoredOrder, request: OrderRefundRequest) {
  const { key } = request;
  const earlierRefund = refunds.find((refund) => refund.key === key);
  if (earlierRefund && earlierRefund.asked !== askedIn(request))
    throw new RefundRefused(
      'keyUsed',
      `the key ${JSON.stringify(key)} was used for another refund of order ${number}. Use another key.`,
    );
  return earlierRefund;
}

/** What is asked for as one text, whatever order it is named in. */
function askedIn({ quantities, shipping = false, restock, sumCents = 0 }: RefundOfOrder): string {
  const pieces = Object.entries(quantities).sort(([a], [b]) => (a < b ? -1 : 1));
  const sum = sumCents === 0 ? [] : [sumCents];
  return JSON.stringify([pieces, shipping, restock ?? null, ...sum]);
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

/** Ends subscriptions whose first order is fully refunded; a refunded renewal does not end them. */
async function endSubscriptions(
  db: Database,
  order: StoredOrder,
  refund: Refund,
  now: number,
): Promise<{ ended: Subscription[]; kept: Subscription[] }> {
  const ended: Subscription[] = [];
  const continuing: Subscription[] = [];
  for (const subscription of await listSubscriptionsIn(db, order)) {
    const isOver = isEndedBy(refund, order, subscription);
    if (isOver && (await cancelSubscription(db, subscription, now))) ended.push(subscription);
    else if (!isOver && subscription.state === 'active') continuing.push(subscription);
  }
  return { ended, kept: continuing };
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
    ({ texts, orderValues, money, date }) => {
      const amount = money(refund.cents);
      const shipping =
        request.shipping === true && order.refundable.shippingCents > 0
          ? [texts.say('orderShipping')]
          : [];
      const shares = refund.payments.filter(({ cents }) => cents > 0);
      const lines = [
        texts.say('refundMail', { ...orderValues, amount }),
        [
          texts.say('refundFor'),
          ...orderPieceLines(order, ({ id }) => request.quantities[id] ?? 0),
          ...shipping,
          ...(request.sumCents
            ? [texts.say('refundSum', { amount: money(request.sumCents) })]
            : []),
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
        orderLinkLine(order, { texts }, facts.links),
      ];
      return { subject: texts.say('refundSubject', { ...orderValues, amount }), lines };
    },
  );
}
