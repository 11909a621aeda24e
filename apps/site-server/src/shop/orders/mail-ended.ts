import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Subscription } from '../subscriptions/subscription';
import { orderLinkLine } from './order-lines';
import { type MailFacts, mailBuyer, mailOwner } from './order-mail';
import { orderTexts } from './order-texts';
import type { MailedOrder } from './order-words';

/** A subscription in mails. */
interface EndedSubscription {
  readonly site: Site;
  readonly subscription: Subscription;
  /** The order that started it. */
  readonly first: MailedOrder;
}

/** Notifies buyer and owner that the buyer has ended a subscription. */
export async function mailEnded(
  db: Database,
  { site, subscription, first }: EndedSubscription,
  facts: MailFacts,
): Promise<void> {
  const { id, title } = subscription;
  await mailBuyer(
    db,
    { site, order: first, table: orderTexts, once: `ended ${id}` },
    facts,
    (words) => ({
      subject: words.texts.say('endedSubject', { title }),
      lines: [words.texts.say('endedMail', { title }), orderLinkLine(first, words, facts.links)],
    }),
  );
  await mailOwner(
    db,
    { site, order: first, table: orderTexts, once: `ended ${id} owner` },
    facts,
    ({ texts, orderValues }) => {
      const values = { ...orderValues, title, first: String(first.number) };
      return {
        subject: texts.say('endedOwnerSubject', values),
        lines: [texts.say('endedOwner', values)],
      };
    },
  );
}
