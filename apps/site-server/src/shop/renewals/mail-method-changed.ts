import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { orderLinkLine } from '../orders/order-lines';
import { mailBuyer, type MailFacts } from '../orders/order-mail';
import type { MailedOrder } from '../orders/order-words';
import type { Subscription } from '../subscriptions/subscription';
import { renewalMailTexts } from './renewal-mail';

/** Tells a buyer that their subscription is charged to another method, in case it was not them. */
export async function mailMethodChanged(
  db: Database,
  { id, siteId, title, method, methodAt }: Subscription,
  first: MailedOrder,
  facts: MailFacts,
): Promise<void> {
  const site = await findSiteById(db, siteId);
  if (!site) return;
  const once = `method ${id} ${methodAt}`;
  await mailBuyer(db, { site, order: first, table: renewalMailTexts, once }, facts, (words) => {
    const digits = method?.lastFour ?? '';
    const code = digits === '' ? 'methodChangedMail' : 'methodChangedCard';
    return {
      subject: words.texts.say('methodChangedSubject', { title }),
      lines: [words.texts.say(code, { title, digits }), orderLinkLine(first, words, facts.links)],
    };
  });
}
