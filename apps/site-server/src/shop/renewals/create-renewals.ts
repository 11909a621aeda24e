import { PaymentFault } from '../../payment/payment-fault';
import type { PaymentAnswer, PaymentNews } from '../../payment/payment-plug';
import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import {
  claimSubscription,
  dueSubscription,
  settleSubscription,
} from '../subscriptions/due-subscriptions';
import { findOrderById } from '../orders/orders';
import { renewalMail } from './renewal-mails';
import { placeRenewal } from './place-renewal';
import { renewalPatience, stepRenewal } from './step-renewal';
import {
  beginTry,
  endTryUnpaid,
  giveBack,
  readRenewalKey,
  renewalKey,
  type Renewal,
} from './renewal-period';
import type { ShopLinks } from '../pages/create-shop-links';
import { renewalCheckoutId, findSubscription } from '../subscriptions/subscriptions';
import { checkPaidAmount, type PaymentOutcome } from '../../payment/payment-outcome';
import type { Subscription } from '../subscriptions/subscription';
import { mailMispaid } from '../checkout/mail-mispaid';
import { isPlugId } from '../../payment/is-plug-id';
import { periodView } from './period-view';
import { findPayment } from '../../payment/payments';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';

/** How long a server has a subscription for itself, in milliseconds. */
const claimTime = 15 * 60_000;

/** Renews subscriptions. */
export interface Renewals {
  /** Renews one that is due. @returns whether there was one */
  renewOne(): Promise<boolean>;
  /** Takes news of a provider that are about a renewal. @returns whether they are */
  hear(news: PaymentNews): Promise<boolean>;
}

/** What renewals need. */
export interface RenewalsOptions {
  readonly store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  readonly plugs: PaymentPlugs;
  /** For mails. */
  readonly links: ShopLinks;
  /** Gets what a provider failed with; it is asked again later. */
  report(error: unknown): void;
}

/**
 * Makes what renews subscriptions: each period that is paid becomes an order of its own. Its pieces
 * are held before anybody is charged; where they are not there, nobody is, and it is tried again
 * the next day. Each try is charged under one key, so that however often it is taken up, by
 * whichever server, it is paid once. Who cannot be charged is asked to pay, then tried again after
 * 1, 3 and 5 days, then paused.
 */
export function createRenewals({ store, plugs, links, report }: RenewalsOptions): Renewals {
  const { now, createId } = store;

  async function renewOne(): Promise<boolean> {
    // Looked at first: most of the time nothing is due, and a write is a wait for the disk.
    if (!(await dueSubscription(store.read, now()))) return false;
    const subscription = await store.write((db) =>
      claimSubscription(db, { now: now(), until: now() + claimTime }),
    );
    if (!subscription) return false;
    try {
      await renew(await find(subscription));
    } catch (error) {
      // Its claim ends, and it is tried again.
      report(error);
    }
    return true;
  }

  /** The try that is due, with the plug that the first order was paid by. */
  async function find(
    subscription: Subscription,
    key = renewalKey(subscription),
  ): Promise<Renewal> {
    const first = await findOrderById(store.read, subscription.orderId);
    if (!first) throw new Error(`[site-server] there is no order ${subscription.orderId}.`);
    const paid = await store.read
      .selectFrom('payment')
      .select('plug')
      .where('checkout_id', '=', first.checkoutId)
      .where('payment_id', '=', first.paymentId)
      .executeTakeFirst();
    const name = (await findPayment(store.read, key))?.plug ?? paid?.plug ?? 'manual';
    const plug = isPlugId(name) ? plugs.get(name) : undefined;
    if (!plug)
      throw new Error(
        `[site-server] there is no plug ${name} for a subscription. Set its account.`,
      );
    return { subscription, first, plug, key };
  }

  async function renew(renewal: Renewal): Promise<void> {
    const { subscription, first } = renewal;
    const { grandTotalCents } = periodView(first.content.view, subscription, now()).totals;
    if (grandTotalCents !== subscription.cents)
      throw new Error(
        `[site-server] subscription ${subscription.id} costs ${subscription.cents}, its line ${grandTotalCents}. Nobody was charged.`,
      );
    const askedAt = await store.write((db) =>
      beginTry(db, renewal, { now: now(), holdUntil: now() + renewalPatience }),
    );
    await settle(
      renewal,
      askedAt === undefined ? { status: 'soldOut' } : await charge(renewal, askedAt),
    );
  }

  async function charge(
    { subscription, first, plug, key }: Renewal,
    askedAt: number,
  ): Promise<PaymentOutcome> {
    const { currency, cents, email, title, siteId, attempt } = subscription;
    const known = await plug.lookUp({ key, askedAt });
    // Nobody paid in time: from now on nobody can.
    if (known.status === 'actionNeeded' && now() >= askedAt + renewalPatience)
      return checkPaidAmount({ cents, currency }, await plug.void({ key, askedAt }));
    if (known.status !== 'unknown') return checkPaidAmount({ cents, currency }, known);
    const page = `${first.content.origin}/order/${links.token('order', first.id)}`;
    const method = plug.id === 'manual' ? { method: first.content.method } : {};
    const metadata = { siteId, checkoutId: renewalCheckoutId(subscription), attempt };
    return checkPaidAmount(
      { cents, currency },
      await plug
        .pay({
          key,
          cents,
          currency,
          email,
          description: title,
          returnUrl: page,
          cancelUrl: page,
          ...method,
          metadata,
        })
        .catch(asDeclined),
    );
  }

  async function settle(
    renewal: Renewal,
    answer: PaymentOutcome | { readonly status: 'soldOut' },
  ): Promise<void> {
    const { subscription, first, key } = renewal;
    const time = now();
    const href = answer.status === 'actionNeeded' ? answer.url : '';
    const { outcome, words } = stepRenewal(subscription, answer.status, {
      begin: first.createdAt,
      now: time,
      href,
    });
    await store.write(async (db) => {
      const facts = { links, now: time, createId };
      const site = await findSiteById(db, subscription.siteId);
      if (!site) return;
      const isOurs = await settleSubscription(db, subscription, outcome, time);
      if (answer.status === 'mispaid') await giveBack(db, renewal, answer, 'mispaid', time);
      else if (answer.status === 'paid' && !isOurs)
        await giveBack(db, renewal, answer, 'returned', time);
      if (!isOurs) return;
      if (answer.status === 'paid')
        await placeRenewal(db, renewal, answer, { site, nextAt: outcome.nextAt }, facts);
      else if (outcome.attempt > subscription.attempt) await endTryUnpaid(db, renewal, time);
      const tried = answer.status === 'mispaid' ? await findPayment(db, key) : undefined;
      if (tried && answer.status === 'mispaid') await mailMispaid(db, tried, answer, facts);
      if (words) await renewalMail(db, { site, subscription, first }, words, facts);
    });
  }

  return {
    renewOne,
    async hear({ key, answer }) {
      const id = readRenewalKey(key);
      if (id === undefined) return false;
      const subscription = await findSubscription(store.read, id);
      if (!subscription || answer.status !== 'paid' || !(await findPayment(store.read, key)))
        return true;
      const renewal = await find(subscription, key);
      const came = checkPaidAmount(subscription, answer);
      // Of a try that is over the money goes back, unless it was that very payment which renewed
      // it.
      if (renewalKey(subscription) === key) await settle(renewal, came);
      else if (came.status === 'paid' || came.status === 'mispaid')
        await store.write((db) =>
          giveBack(db, renewal, came, came.status === 'paid' ? 'returned' : 'mispaid', now()),
        );
      return true;
    },
  };
}

/** What a provider refuses is not done, however often it is asked. */
function asDeclined(error: unknown): PaymentAnswer {
  if (error instanceof PaymentFault && error.code === 'refused')
    return { status: 'declined', reason: 'refused' };
  throw error;
}
