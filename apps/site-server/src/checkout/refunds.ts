import { refundOrder, type RefundRequest } from '@frontage/commerce-model';
import { formatMoney, isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { moveGiftCard } from '../store/content/gift-cards';
import { siteById } from '../store/content/sites';
import type { Store } from '../store/store';
import type { Database } from '../store/tables';
import { serverTexts } from '../texts/server-texts';
import { takeBackGiftCards } from './hand-over';
import { sendMail } from './order-mails';
import { orderById, type StoredOrder } from './orders';
import { isPlugId } from './payment-options';
import type { ShopLinks } from './shop-links';
import { changeOrder } from './store-order';
import type { Plugs } from './store-payments';
import { wordsMail } from './words-mail';

/** Money that is to go back at a provider, once for its key. */
export interface NewRefund {
  readonly key: string;
  readonly siteId: string;
  readonly checkoutId: string;
  /** Null for what no order was made of. */
  readonly orderId: string | null;
  readonly paymentId: string;
  readonly currency: CurrencyCode;
  readonly cents: number;
}

/** Notes money that is to go back; the worker brings it to the provider. */
export async function insertRefund(db: Database, { key, siteId, checkoutId, orderId, paymentId, currency, cents }: NewRefund, now: number): Promise<void> {
  await db
    .insertInto('refund')
    .values({ key, site_id: siteId, checkout_id: checkoutId, order_id: orderId, payment_id: paymentId, currency, cents, refund_id: null, document: '{}', created_at: now, done_at: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** What was given back of an order, and how it stands then. */
export interface RefundedOrder {
  readonly order: StoredOrder;
  /** Minor units, gift cards included. */
  readonly cents: number;
}

/**
 * Gives pieces of an order back, split as it was paid: what gift cards paid goes back onto
 * them at once, the rest to the provider, by the worker. Gift cards that were bought are worth
 * nothing afterwards. The buyer gets a mail.
 *
 * @param store where the order is
 * @param links for the mail
 * @param orderId the order
 * @param request which pieces, and shipping or not
 * @throws RangeError for more pieces than are left, for gift cards that were spent, and when somebody refunded at the same time
 */
export async function refundPieces(store: Pick<Store, 'write' | 'now' | 'createId'>, links: ShopLinks, orderId: string, request: RefundRequest): Promise<RefundedOrder> {
  const { now, createId } = store;
  return store.write(async (db) => {
    const order = await orderById(db, orderId);
    if (!order) throw new RangeError(`[site-server] there is no order ${orderId}.`);
    const { cents, payments, rest } = refundOrder(order.refundable, request);
    if (cents === 0) throw new RangeError(`[site-server] of order ${order.number} nothing would be given back. Name pieces that are left, or the shipping.`);
    const paymentState = rest.payments.some((payment) => payment.cents > 0) ? 'partlyRefunded' : 'refunded';
    if (!(await changeOrder(db, order, { refundable: rest, paymentState }, now()))) throw new RangeError(`[site-server] order ${order.number} was changed meanwhile. Try again.`);
    const key = `refund:${order.id}:${order.version}`;
    const { siteId, checkoutId, paymentId, content } = order;
    // Of an open order nothing was handed over.
    if (order.paymentState !== 'open') await takeBackGiftCards(db, order, request.quantities, { links, now: now(), createId, cause: key });
    for (const payment of payments) {
      if (payment.cents === 0) continue;
      const { currency } = content.view.totals;
      if (payment.id === '') await insertRefund(db, { key, siteId, checkoutId, orderId, paymentId, currency, cents: payment.cents }, now());
      else await moveGiftCard(db, siteId, { cardId: payment.id, cents: payment.cents, cause: key }, { id: createId(), now: now() });
    }
    await mailRefund(db, order, { cents, once: key, links }, { now: now(), createId });
    return { order: { ...order, refundable: rest, paymentState, version: order.version + 1 }, cents };
  });
}

async function mailRefund(
  db: Database,
  { id, siteId, number, email, content }: StoredOrder,
  { cents, once, links }: { cents: number; once: string; links: ShopLinks },
  facts: { now: number; createId(): string },
): Promise<void> {
  const site = await siteById(db, siteId);
  if (!site) return;
  const texts = serverTexts(site.settings, content.language);
  const words = { number: String(number), amount: formatMoney({ cents, currency: content.view.totals.currency }, texts.lang) };
  const mail = wordsMail(email, texts, {
    subject: texts.say('refundSubject', words),
    lines: [texts.say('refundMail', words), { text: texts.say('orderLink'), href: `${content.origin}/order/${links.token('order', id)}` }],
  });
  await sendMail(db, { site, kind: 'order', once, mail }, facts);
}

/** How much of an order went back, minor units. */
export function refundedCents({ content, refundable }: Pick<StoredOrder, 'content' | 'refundable'>): number {
  return content.view.totals.grandTotalCents - refundable.payments.reduce((sum, { cents }) => sum + cents, 0);
}

/** Refunds that one round brings to providers. */
const refundsAtOnce = 20;

/** How long a refund rests that a provider did not take, in milliseconds. */
const refundWait = 5 * 60_000;

/** What brings refunds to providers. */
export interface RefundRunner {
  /** Does what waits. @returns whether there may be more */
  run(): Promise<boolean>;
}

/**
 * Makes what brings refunds to their providers. Their keys make each of them go back
 * once, also when two servers bring it.
 *
 * @param store where they are
 * @param plugs of this server
 * @param report gets what a provider failed with; it is asked again later
 */
export function createRefundRunner(store: Pick<Store, 'read' | 'write' | 'now'>, plugs: Plugs, report: (error: unknown) => void): RefundRunner {
  const resting = new Map<string, number>();

  async function refundOne({ key, checkout_id, payment_id: paymentId, currency, cents }: { key: string; checkout_id: string; payment_id: string; currency: string; cents: number }): Promise<void> {
    const tried = await store.read.selectFrom('payment').select('plug').where('checkout_id', '=', checkout_id).where('payment_id', '=', paymentId).executeTakeFirst();
    const plug = tried && isPlugId(tried.plug) ? plugs.get(tried.plug) : undefined;
    if (!plug || !isCurrencyCode(currency)) throw new Error(`[site-server] there is no plug for the refund ${key}. Set its account.`);
    const { refundId } = await plug.refund({ paymentId, cents, currency, key });
    await store.write((db) => db.updateTable('refund').set({ refund_id: refundId, done_at: store.now() }).where('key', '=', key).execute());
  }

  return {
    async run() {
      const now = store.now();
      for (const [key, until] of resting) if (until <= now) resting.delete(key);
      const rows = await store.read.selectFrom('refund').selectAll().where('done_at', 'is', null).orderBy('created_at').limit(refundsAtOnce + resting.size).execute();
      const waiting = rows.filter(({ key }) => !resting.has(key));
      for (const row of waiting) {
        await refundOne(row).catch((error: unknown) => {
          resting.set(row.key, now + refundWait);
          report(error);
        });
      }
      return waiting.length >= refundsAtOnce;
    },
  };
}
