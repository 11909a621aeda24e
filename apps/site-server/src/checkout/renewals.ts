import { asAsked, PaymentFault } from '../payment/payment-fault';
import type { PaymentAnswer, PaymentNews, PaymentPlug, UnknownPayment } from '../payment/payment-plug';
import { siteById } from '../store/content/sites';
import type { Store } from '../store/store';
import type { Database } from '../store/tables';
import { nextPeriod } from './next-period';
import { orderById, type StoredOrder } from './orders';
import { isPlugId } from './payment-options';
import { insertRefund } from './refunds';
import { renewalMail, type RenewalWords } from './renewal-mails';
import type { ShopLinks } from './shop-links';
import { paymentOf, type Plugs } from './store-payments';
import { claimSubscription, dueSubscription, settleSubscription, subscriptionById, type RenewalOutcome, type Subscription } from './subscriptions';

const day = 24 * 60 * 60 * 1000;

/** Waits after a period could not be paid, in milliseconds; after the last one the subscription is paused. */
export const renewalWaits: readonly number[] = [day, 3 * day, 5 * day];

/** How long a buyer has to pay on the provider's page, in milliseconds. */
export const renewalPatience = 3 * day;

/** How long a server has a subscription for itself, in milliseconds. */
const claimTime = 15 * 60_000;

/** Renews subscriptions. */
export interface Renewals {
  /** Renews one that is due. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /** Takes news of a provider that are about a renewal. @returns whether they are */
  hear(news: PaymentNews): Promise<boolean>;
}

/** A renewal that is under way. */
interface Renewal {
  readonly subscription: Subscription;
  readonly order: StoredOrder;
  readonly plug: PaymentPlug;
  readonly key: string;
  /** When it was asked for first, UTC milliseconds. */
  readonly askedAt: number;
}

/**
 * Makes what renews subscriptions: each period is charged under one key, so that however
 * often it is tried, by whichever server, it is paid once. Who cannot be charged is asked
 * to pay, then tried again after 1, 3 and 5 days, then paused.
 *
 * @param store where they are
 * @param plugs of this server
 * @param links for mails
 * @param report gets what a provider failed with; it is asked again later
 */
export function createRenewals(store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>, plugs: Plugs, links: ShopLinks, report: (error: unknown) => void): Renewals {
  const { now } = store;

  async function renewOne(): Promise<boolean> {
    // Looked at first: most of the time nothing is due, and a write is a wait for the disk.
    if (!(await dueSubscription(store.read, now()))) return false;
    const subscription = await store.write((db) => claimSubscription(db, { now: now(), until: now() + claimTime }));
    if (!subscription) return false;
    try {
      const renewal = await begin(subscription);
      await settle(renewal, await charge(renewal));
    } catch (error) {
      // Its claim ends, and it is tried again.
      report(error);
    }
    return true;
  }

  async function begin(subscription: Subscription): Promise<Renewal> {
    const order = await orderById(store.read, subscription.orderId);
    if (!order) throw new Error(`[site-server] there is no order ${subscription.orderId}.`);
    const first = await store.read.selectFrom('payment').select('plug').where('checkout_id', '=', order.checkoutId).where('status', '=', 'paid').executeTakeFirst();
    const name = first?.plug ?? 'manual';
    const plug = isPlugId(name) ? plugs.get(name) : undefined;
    if (!plug) throw new Error(`[site-server] there is no plug ${name} for a subscription. Set its account.`);
    const key = renewalKey(subscription);
    const askedAt = await store.write((db) => noteTry(db, { subscription, order, plug, key }, now()));
    return { subscription, order, plug, key, askedAt };
  }

  async function charge({ subscription, order, plug, key, askedAt }: Renewal): Promise<PaymentAnswer | UnknownPayment> {
    const { currency, cents, email, title, siteId, attempt } = subscription;
    const page = `${order.content.origin}/order/${links.token('order', order.id)}`;
    const known = await plug.lookUp({ key, askedAt });
    if (known.status === 'paid') return asAsked({ cents, currency }, known);
    // Nobody paid in time: from now on nobody can.
    if (known.status === 'actionNeeded' && now() >= askedAt + renewalPatience) {
      const ended = await plug.void({ key, askedAt });
      return ended.status === 'paid' ? asAsked({ cents, currency }, ended) : ended;
    }
    if (known.status !== 'unknown') return known;
    const method = plug.id === 'manual' ? { method: order.content.method } : {};
    const metadata = { siteId, checkoutId: order.checkoutId, attempt };
    const answer = await plug.pay({ key, cents, currency, email, description: title, returnUrl: page, cancelUrl: page, ...method, metadata }).catch(asDeclined);
    return asAsked({ cents, currency }, answer);
  }

  async function settle({ subscription, order, key }: Pick<Renewal, 'subscription' | 'order' | 'key'>, answer: PaymentAnswer | UnknownPayment): Promise<void> {
    const time = now();
    const { outcome, words } = outcomeOf(subscription, order, answer, time);
    await store.write(async (db) => {
      const paid = answer.status === 'paid' ? answer : undefined;
      if (!(await settleSubscription(db, subscription, outcome, time))) {
        if (paid) await giveBack(db, { subscription, order, key, paymentId: paid.paymentId }, time);
        return;
      }
      if (paid) await db.updateTable('payment').set({ status: 'paid', payment_id: paid.paymentId, updated_at: time }).where('key', '=', key).execute();
      const site = words && (await siteById(db, subscription.siteId));
      if (site) await renewalMail(db, { site, subscription, order, words }, { now: time, createId: store.createId, links });
    });
  }

  return {
    renewOne,
    async hear({ key, answer }) {
      const id = /^renewal:([^:]+):/.exec(key)?.[1];
      if (id === undefined) return false;
      const subscription = await subscriptionById(store.read, id);
      const order = subscription && (await orderById(store.read, subscription.orderId));
      if (!order || answer.status !== 'paid') return true;
      // Of a try that is over the money goes back, unless it was that very payment which renewed it.
      const tried = { subscription, order, key };
      if (renewalKey(subscription) === key) await settle(tried, answer);
      else await store.write((db) => giveBack(db, { ...tried, paymentId: answer.paymentId }, now()));
      return true;
    },
  };
}

/** What a provider refuses is not done, however often it is asked. */
function asDeclined(error: unknown): PaymentAnswer {
  if (error instanceof PaymentFault && error.code === 'refused') return { status: 'declined', reason: 'refused' };
  throw error;
}

/** The name of one try of one period. */
function renewalKey({ id, period, attempt }: Pick<Subscription, 'id' | 'period' | 'attempt'>): string {
  return `renewal:${id}:${period}:${attempt}`;
}

/** @returns when it was asked for first */
async function noteTry(db: Database, { subscription, order, plug, key }: Omit<Renewal, 'askedAt'>, now: number): Promise<number> {
  const { siteId, attempt, currency, cents } = subscription;
  const known = await paymentOf(db, key);
  if (known) return known.created_at;
  await db
    .insertInto('payment')
    .values({ key, site_id: siteId, checkout_id: order.checkoutId, attempt, plug: plug.id, payment_id: null, currency, cents, status: 'asked', created_at: now, updated_at: now })
    .execute();
  return now;
}

/** Money for a period that is paid already, or for a subscription that is over. */
async function giveBack(db: Database, { subscription, order, key, paymentId }: Pick<Renewal, 'subscription' | 'order' | 'key'> & { paymentId: string }, now: number): Promise<void> {
  const tried = await paymentOf(db, key);
  if (tried?.status === 'paid') return;
  await db.updateTable('payment').set({ status: 'returned', payment_id: paymentId, updated_at: now }).where('key', '=', key).execute();
  const { siteId, currency, cents } = subscription;
  await insertRefund(db, { key: `${key}:refund`, siteId, checkoutId: order.checkoutId, orderId: null, paymentId, currency, cents }, now);
}

/** How a subscription goes on, and what its buyer is told. */
function outcomeOf(subscription: Subscription, order: StoredOrder, answer: PaymentAnswer | UnknownPayment, now: number): { outcome: RenewalOutcome; words?: RenewalWords } {
  const { period, attempt, plan } = subscription;
  switch (answer.status) {
    case 'paid': {
      const nextAt = nextPeriod(plan, order.createdAt, period + 1);
      return { outcome: { state: nextAt === null ? 'ended' : 'active', period: period + 1, attempt: 0, nextAt }, words: { kind: 'renewed' } };
    }
    case 'actionNeeded':
      return { outcome: { state: 'active', period, attempt, nextAt: now + renewalPatience }, words: { kind: 'pay', href: answer.url } };
    case 'pending':
      return { outcome: { state: 'active', period, attempt, nextAt: now + day } };
    case 'declined':
    case 'unknown': {
      const wait = renewalWaits[attempt];
      if (wait === undefined) return { outcome: { state: 'paused', period, attempt: attempt + 1, nextAt: null }, words: { kind: 'paused' } };
      return { outcome: { state: 'active', period, attempt: attempt + 1, nextAt: now + wait }, words: { kind: 'failed' } };
    }
  }
}
