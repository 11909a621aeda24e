import type { PaymentOutcome } from '../../payment/payment-outcome';
import { findPayment } from '../../payment/payments';
import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import { mailMispaid } from '../checkout/mail-mispaid';
import type { ShopLinks } from '../pages/create-shop-links';
import { settleSubscription } from '../subscriptions/due-subscriptions';
import { mailRenewal } from './mail-renewal';
import { placeRenewal } from './place-renewal';
import { endTryUnpaid, giveBack, type Renewal } from './renewal';
import { stepRenewal } from './step-renewal';

/** Where renewals are written down, and what makes links for mails. */
interface SettleFacts {
  readonly store: Pick<Store, 'write' | 'now' | 'createId'>;
  readonly links: ShopLinks;
}

/**
 * Writes down what came of a try of a period, and all that follows from it. Money that no order is
 * made of goes back.
 */
export async function settleRenewal(
  { store: { write, now, createId }, links }: SettleFacts,
  renewal: Renewal,
  answer: PaymentOutcome | { readonly status: 'soldOut' },
): Promise<void> {
  const { subscription, first, key } = renewal;
  const time = now();
  const { outcome, words } = stepRenewal(subscription, answer.status, {
    begin: first.createdAt,
    now: time,
    href: answer.status === 'actionNeeded' ? answer.url : '',
  });
  await write(async (db) => {
    const facts = { links, now: time, createId };
    const site = await findSiteById(db, subscription.siteId);
    if (!site) return;
    const isOurs = await settleSubscription(db, subscription, outcome, time);
    if (answer.status === 'mispaid')
      await giveBack(db, renewal, { ...answer, status: 'mispaid' }, time);
    else if (answer.status === 'paid' && !isOurs)
      await giveBack(db, renewal, { ...answer, status: 'returned' }, time);
    if (!isOurs) return;
    if (answer.status === 'paid')
      await placeRenewal(db, renewal, { paid: answer, site, nextAt: outcome.nextAt }, facts);
    else if (outcome.attempt > subscription.attempt) await endTryUnpaid(db, renewal, time);
    const tried = answer.status === 'mispaid' ? await findPayment(db, key) : undefined;
    if (tried && answer.status === 'mispaid') await mailMispaid(db, tried, answer, facts);
    if (words) await mailRenewal(db, { site, subscription, first }, words, facts);
  });
}
