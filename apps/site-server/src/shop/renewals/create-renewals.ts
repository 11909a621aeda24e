import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { checkPaidAmount } from '../../payment/payment-outcome';
import type { PaymentNews } from '../../payment/payment-plug';
import { findPayment } from '../../payment/payments';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { claimSubscription, findDueSubscription } from '../subscriptions/due-subscriptions';
import { findSubscription } from '../subscriptions/subscriptions';
import { chargeRenewal } from './charge-renewal';
import { findRenewal } from './find-renewal';
import { periodView } from './period-view';
import { beginTry, giveBack, readRenewalKey, renewalKey, type Renewal } from './renewal';
import { settleRenewal } from './settle-renewal';
import { renewalPatience } from './step-renewal';

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
  const { now } = store;
  const facts = { store, links };

  async function renewOne(): Promise<boolean> {
    // Looked at first: most of the time nothing is due, and a write is a wait for the disk.
    if (!(await findDueSubscription(store.read, now()))) return false;
    const subscription = await store.write((db) =>
      claimSubscription(db, { now: now(), until: now() + claimTime }),
    );
    if (!subscription) return false;
    try {
      await renew(await findRenewal(store.read, plugs, subscription));
    } catch (error) {
      // Its claim ends, and it is tried again.
      report(error);
    }
    return true;
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
    await settleRenewal(
      facts,
      renewal,
      askedAt === undefined
        ? { status: 'soldOut' }
        : await chargeRenewal(renewal, { askedAt, now: now(), links }),
    );
  }

  return {
    renewOne,
    async hear({ key, answer }) {
      const id = readRenewalKey(key);
      if (id === undefined) return false;
      const subscription = await findSubscription(store.read, id);
      if (!subscription || answer.status !== 'paid' || !(await findPayment(store.read, key)))
        return true;
      const renewal = await findRenewal(store.read, plugs, subscription, key);
      const came = checkPaidAmount(subscription, answer);
      // Of a try that is over the money goes back, unless it was that very payment which renewed
      // it.
      if (renewalKey(subscription) === key) await settleRenewal(facts, renewal, came);
      else if (came.status === 'paid' || came.status === 'mispaid')
        await store.write((db) =>
          giveBack(
            db,
            renewal,
            { ...came, status: came.status === 'paid' ? 'returned' : 'mispaid' },
            now(),
          ),
        );
      return true;
    },
  };
}
