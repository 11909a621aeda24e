import { composeMail } from '../../mail/compose-mail';
import { createMail } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import { enqueueMail, isMailEnqueued } from '../../mail/mails';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { readShopSettings } from '../settings/shop-settings';
import { reviewTexts } from './review-texts';

const day = 24 * 60 * 60 * 1000;

/**
 * Tells the owner that reviews wait for them, once a day at most: a second one of a day is told at
 * the beginning of the next. Nobody is told where the shop has no address for its owner.
 *
 * @param db the transaction that stores the review
 * @param site whose it is
 * @param clock UTC milliseconds, ids
 */
export async function mailWaiting(
  db: Database,
  site: Site,
  { now, createId }: { now: number; createId(): string },
): Promise<void> {
  const { orderMail } = readShopSettings(site.settings);
  if (!isMailAddress(orderMail)) return;
  const texts = serverTexts(reviewTexts, site.settings);
  const content = composeMail(orderMail, texts, {
    subject: texts.say('reviewsWaitSubject'),
    lines: [texts.say('reviewsWait')],
  });
  const today = Math.floor(now / day);
  const onceOf = (date: number) => `reviews ${site.id} ${date}`;
  const isTold = await isMailEnqueued(db, onceOf(today));
  const mail = {
    ...content,
    kind: 'reviews',
    once: onceOf(isTold ? today + 1 : today),
    sendAt: isTold ? (today + 1) * day : now,
  };
  await enqueueMail(db, createMail(site, mail, { now, createId }));
}
