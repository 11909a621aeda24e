import { returnMoney } from '../../payment/returned-money';
import { settleAttempt } from '../../payment/attempts';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { mailMispaid } from '../checkout/mail-mispaid';
import type { MailFacts } from '../orders/order-mail';
import type { ShopLinks } from '../pages/create-shop-links';
import { holdStock, releaseStock } from '../stock/stock-hold';
import {
  claimSubscription,
  findDueSubscription,
  lockSubscription,
  scheduleSubscription,
} from '../subscriptions/claim-subscription';
import { renewalId } from '../subscriptions/renewal-id';
import { beginRenewalAttempt } from './begin-renewal-attempt';
import type { RenewalBook, RenewalPeriod, RenewalTransaction } from './driver/renewal-book';
import type { RenewalRefund } from './driver/renewal-state';
import { renewalPatience } from './driver/step-renewal';
import { mailRenewal } from './mail-renewal';
import { openRenewal, type OpenRenewal } from './open-renewal';
import { checkPrice, piecesOf } from './period-view';
import { placeRenewal } from './place-renewal';
import { renewalKey } from './renewal-key';
import { findRenewalState, saveRenewalState } from './renewal-states';

/**
 * Creates the book of renewals in a store.
 *
 * @param store with the subscriptions
 * @param links for mails
 */
export function createStoreRenewals(
  { read, write, now, createId }: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  links: ShopLinks,
): RenewalBook {
  return {
    write: (run) => write((db) => run(bind(db, { links, now: now(), createId }))),
    async claim(times) {
      // Checked first: usually nothing is due, and a write waits for the disk.
      if (!(await findDueSubscription(read, times.now))) return undefined;
      const claimed = await write((db) => claimSubscription(db, times));
      return claimed && { subscriptionId: claimed.id, period: claimed.period + 1 };
    },
  };
}

function bind(db: Database, facts: MailFacts): RenewalTransaction {
  const { now } = facts;
  const taken = new Map<string, OpenRenewal>();
  const opened = (period: RenewalPeriod): OpenRenewal => {
    const found = taken.get(renewalId(period));
    if (found) return found;
    throw new Error(`[site-server] there is no renewal ${renewalId(period)}.`);
  };
  return {
    async open(period) {
      const subscription = await lockSubscription(db, period.subscriptionId);
      if (!subscription) return undefined;
      taken.set(renewalId(period), openRenewal(db, period, subscription));
      return findRenewalState(db, subscription, period.period);
    },
    keepState(period, state) {
      const { siteId } = opened(period).subscription;
      return saveRenewalState(db, { ...period, siteId }, state, now);
    },
    schedule: ({ subscriptionId }, { attempt, nextAt }) =>
      scheduleSubscription(
        db,
        subscriptionId,
        { state: nextAt === null ? 'paused' : 'active', attempt, nextAt },
        now,
      ),
    reserve: (period) => reserve(opened(period), now),
    release: (period) => releaseStock(db, renewalId(period)),
    beginAttempt: ({ attempt, ...period }, way) =>
      beginRenewalAttempt(opened(period), { attempt, way }, now),
    declineAttempt: async (tried) =>
      void (await settleAttempt(db, renewalKey(tried), { status: 'declined' }, now)),
    giveBack: (period, refund) => giveBack(opened(period), refund, facts),
    order: ({ attempt, ...period }, paymentId) =>
      placeRenewal(opened(period), { attempt, paymentId }, facts),
    async mail({ attempt, ...period }, words) {
      const { subscription, site, first } = opened(period);
      const renewal = { site: await site(), subscription, first: await first() };
      await mailRenewal(db, { ...renewal, attempt }, words, facts);
    },
  };
}

async function reserve(open: OpenRenewal, now: number): Promise<boolean> {
  const { db, period, subscription } = open;
  const { content } = await open.first();
  checkPrice(content.view, subscription, now);
  const { siteId } = subscription;
  const pieces = piecesOf(content.view, subscription);
  const expiresAt = now + renewalPatience;
  return holdStock(db, { siteId, purchaseId: renewalId(period), pieces, expiresAt }, now);
}

async function giveBack(
  { db, period, subscription }: OpenRenewal,
  { attempt, paymentId, mispaid }: RenewalRefund,
  facts: MailFacts,
): Promise<void> {
  const tried = renewalKey({ ...period, attempt });
  const status = mispaid ? 'mispaid' : 'returned';
  const row = await settleAttempt(db, tried, { status, paymentId }, facts.now);
  const { siteId, currency, cents } = subscription;
  const money = { siteId, purchaseId: renewalId(period), orderId: null, paymentId };
  const key = `${tried}:refund:${paymentId}`;
  await returnMoney(db, { ...money, key, ...(mispaid ?? { currency, cents }) }, facts.now);
  if (row && mispaid) await mailMispaid(db, row, mispaid, facts);
}
