import type { Site } from '../../sites/site-settings';
import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import type { Database } from '../../store/database';
import { handOver } from './hand-over';
import { addressLines, orderLink, pieceLines } from './order-lines';
import { paidMail } from './order-mails';
import { findOrderById } from './orders';
import { mailBuyer, type MailFacts } from './order-mail';
import type { ShopLinks } from '../pages/create-shop-links';
import { changeOrder } from './insert-order';
import { isOrderOver, type StoredOrder } from './stored-order';
import { orderTexts } from './order-texts';
import { reviewableProducts } from './reviewable-products';

/** How long after it was sent a buyer is asked what they think of it, in milliseconds. */
export const reviewWait = 10 * 24 * 60 * 60 * 1000;

/** What changes of orders need. */
type Changing = Pick<Store, 'write' | 'now' | 'createId'>;

/**
 * Notes that an order was sent or handed over: its buyer gets a mail, and ten days later
 * one that asks for a review.
 *
 * @param store where it is
 * @param links for the mails
 * @param orderId the order
 * @throws RangeError when it was sent already, or is not there
 */
export async function sendOrder(
  { write, now, createId }: Changing,
  links: ShopLinks,
  orderId: string,
): Promise<void> {
  await write(async (db) => {
    const order = await found(findOrderById(db, orderId), orderId);
    if (order.sentAt !== null)
      throw new RangeError(`[site-server] order ${order.number} was sent already.`);
    if (isOrderOver(order))
      throw new RangeError(
        `[site-server] order ${order.number} is ${order.paymentState}, so there is nothing to send.`,
      );
    const time = now();
    await kept(changeOrder(db, order, { sentAt: time }, time), order);
    const site = await findSiteById(db, order.siteId);
    if (site) await sentMails(db, { site, order }, { links, now: time, createId });
  });
}

/**
 * Notes that the money for an order came that was to be paid by hand: gift cards and files
 * are handed over now, and its buyer gets a mail with them, if there are any.
 *
 * @param store where it is
 * @param links for the mail and the codes
 * @param orderId the order
 * @throws RangeError when nothing is open
 */
export async function settleOrder(
  { write, now, createId }: Changing,
  links: ShopLinks,
  orderId: string,
): Promise<void> {
  await write(async (db) => {
    const order = await found(findOrderById(db, orderId), orderId);
    if (order.paymentState !== 'open')
      throw new RangeError(
        `[site-server] order ${order.number} is ${order.paymentState}, not open. ${order.paymentState === 'canceled' ? 'Give its money back by hand, or ask its buyer to order again.' : 'There is nothing left to do.'}`,
      );
    const facts = { links, now: now(), createId };
    await kept(changeOrder(db, order, { paymentState: 'paid' }, facts.now), order);
    const codes = await handOver(db, order, facts);
    const site = await findSiteById(db, order.siteId);
    if (site) await paidMail(db, { site, order, codes }, facts);
  });
}

async function sentMails(
  db: Database,
  { site, order }: { site: Site; order: StoredOrder },
  facts: MailFacts,
): Promise<void> {
  const { id, content } = order;
  const isShipped = content.view.totals.requiresShipping;
  const [subject, text] = isShipped
    ? (['sentSubject', 'sentMail'] as const)
    : (['handedSubject', 'handedMail'] as const);
  // What needs no parcel came by mail, or is on the order's page.
  const sent = pieceLines(order, ({ productType, quantity }) =>
    !isShipped || productType === 'physical' ? quantity : 0,
  );
  await mailBuyer(db, { site, order, table: orderTexts, once: `sent ${id}` }, facts, (words) => ({
    subject: words.texts.say(subject, words.said),
    lines: [
      words.texts.say(text, words.said),
      sent.join('\n'),
      ...addressLines(order, words),
      orderLink(order, words, facts.links),
    ],
  }));
  const reviewable = new Set(reviewableProducts(order).map(({ productId }) => productId));
  if (reviewable.size === 0) return;
  const bought = pieceLines(order, ({ productId, quantity }) =>
    reviewable.has(productId) ? quantity : 0,
  );
  await mailBuyer(
    db,
    { site, order, table: orderTexts, once: `review ${id}`, sendAt: facts.now + reviewWait },
    facts,
    ({ texts, said }) => ({
      subject: texts.say('reviewSubject', said),
      lines: [
        texts.say('reviewMail', said),
        bought.join('\n'),
        {
          text: texts.say('reviewLink'),
          href: `${content.origin}/review/${facts.links.review(id)}`,
        },
      ],
    }),
  );
}

async function found(
  order: Promise<StoredOrder | undefined>,
  orderId: string,
): Promise<StoredOrder> {
  const known = await order;
  if (!known) throw new RangeError(`[site-server] there is no order ${orderId}.`);
  return known;
}

async function kept(change: Promise<boolean>, { number }: StoredOrder): Promise<void> {
  if (!(await change))
    throw new RangeError(`[site-server] order ${number} was changed meanwhile. Try again.`);
}
