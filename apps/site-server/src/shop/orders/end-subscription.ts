import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Subscription } from '../subscriptions/subscription';
import { cancelSubscription } from '../subscriptions/subscriptions';
import { orderLinkLine } from './order-lines';
import { mailBuyer, type MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { findOrderById } from './orders';

/**
 * Ends a subscription for its shop: it is not charged any more, its buyer keeps what they have paid
 * for, and gets an email. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param site the site
 * @param subscription which one
 * @param facts for the mail
 * @returns whether it was active
 */
export async function endSubscription(
  db: Database,
  site: Site,
  subscription: Subscription,
  facts: MailFacts,
): Promise<boolean> {
  if (!(await cancelSubscription(db, subscription, facts.now))) return false;
  const first = await findOrderById(db, subscription.orderId);
  if (!first) return true;
  const { id, title } = subscription;
  const mail = { site, order: first, table: orderTexts, once: `ended ${id}` };
  await mailBuyer(db, mail, facts, (words) => ({
    subject: words.texts.say('endedSubject', { title }),
    lines: [
      words.texts.say('endedByShopMail', { title }),
      orderLinkLine(first, words, facts.links),
    ],
  }));
  return true;
}
