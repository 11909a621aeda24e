import { composeMail } from '../../mail/compose-mail';
import { createMail } from '../../mail/create-mail';
import { headerText } from '../../mail/mail';
import { enqueueMail, withdrawMail } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { giftSendingTime } from './gift-sending-time';
import type { MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { createOrderWords, type MailedOrder } from './order-words';

/** Of mails about the gift of an order there is one. */
const onceOf = (orderId: string) => `gift ${orderId}`;

/**
 * Writes to whoever gets a gift card, on the day that its buyer chose; the mail leads to the page
 * that shows the code, which stands in no mail. Nothing where the buyer gets the code.
 *
 * @param db the transaction that makes the card
 * @param told the order; it is paid
 * @param facts links, time, ids
 */
export async function mailGift(
  db: Database,
  { site, order }: { site: Site; order: MailedOrder },
  { links, ...clock }: MailFacts,
): Promise<void> {
  const { gift, origin, view } = order.content;
  const [card] = view.cart.entries;
  if (!gift || !card) return;
  const words = createOrderWords(site, order, { reader: 'buyer', table: orderTexts });
  const { texts, orderValues, money } = words;
  const from = headerText(gift.from) || orderValues.site;
  const mail = composeMail(gift.email, texts, {
    subject: texts.say('giftSubject', { ...orderValues, from }),
    lines: [
      ...(gift.to === '' ? [] : [texts.say('giftHello', { name: gift.to })]),
      texts.say('giftMail', { ...orderValues, from, amount: money(card.unitCents) }),
      ...(gift.message === '' ? [] : [gift.message]),
      {
        text: texts.say('giftLink'),
        href: `${origin}/gift/${links.token('gift', order.id)}`,
      },
      texts.say('giftKeep'),
    ],
  });
  const sendAt = Math.max(clock.now, giftSendingTime(gift.date, siteTimeZone(site)) ?? 0);
  const once = onceOf(order.id);
  await enqueueMail(db, createMail(site, { ...mail, once, sendAt, kind: 'gift' }, clock));
}

/** Takes back the mail of a gift whose card goes back before it was sent. */
export function withdrawGift(db: Database, orderId: string): Promise<void> {
  return withdrawMail(db, onceOf(orderId));
}
