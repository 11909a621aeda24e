import type { Site } from '../../sites/site-settings';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import type { ShopLinks } from '../pages/create-shop-links';
import { changeOrderOrFail } from './change-order';
import { orderAddressLines, orderLinkLine, orderPieceLines } from './order-lines';
import { mailBuyer, type MailFacts } from './order-mail';
import { orderTexts } from './order-texts';
import { getOrder } from './orders';
import { reviewableProducts } from './reviewable-products';
import { isOrderOver, type StoredOrder } from './stored-order';

/** How long after sending a buyer is asked for a review, in milliseconds. */
export const reviewWait = 10 * 24 * 60 * 60 * 1000;

/**
 * Records that an order was sent or handed over: its buyer gets a mail, and ten days later one that
 * asks for a review.
 *
 * @param store with the order
 * @param links for the mails
 * @param orderId the order
 * @param trackingHref where the parcel is followed. @default nowhere
 * @throws RangeError if it was sent already, or does not exist
 */
export async function sendOrder(
  { write, now, createId }: Pick<Store, 'write' | 'now' | 'createId'>,
  links: ShopLinks,
  orderId: string,
  trackingHref = '',
): Promise<void> {
  await write(async (db) => {
    const order = await getOrder(db, orderId);
    if (order.sentAt !== null)
      throw new RangeError(`[site-server] order ${order.number} has already been sent.`);
    if (isOrderOver(order))
      throw new RangeError(
        `[site-server] order ${order.number} is ${order.paymentState}, so there is nothing to send.`,
      );
    const time = now();
    await changeOrderOrFail(db, order, { sentAt: time, trackingHref }, time);
    const site = await findSiteById(db, order.siteId);
    if (site)
      await mailSent(
        db,
        { site, order: { ...order, trackingHref } },
        { links, now: time, createId },
      );
  });
}

async function mailSent(
  db: Database,
  { site, order }: { site: Site; order: StoredOrder },
  facts: MailFacts,
): Promise<void> {
  const { id, content } = order;
  const isShipped = content.view.totals.requiresShipping;
  const [subject, text] = isShipped
    ? (['sentSubject', 'sentMail'] as const)
    : (['handedSubject', 'handedMail'] as const);
  // Anything without a parcel came by mail, or is on the order's page.
  const sentLines = orderPieceLines(order, ({ productType, quantity }) =>
    !isShipped || productType === 'physical' ? quantity : 0,
  );
  await mailBuyer(db, { site, order, table: orderTexts, once: `sent ${id}` }, facts, (words) => ({
    subject: words.texts.say(subject, words.orderValues),
    lines: [
      words.texts.say(text, words.orderValues),
      sentLines.join('\n'),
      ...(order.trackingHref === ''
        ? []
        : [{ text: words.texts.say('trackLink'), href: order.trackingHref }]),
      ...orderAddressLines(order, words),
      orderLinkLine(order, words, facts.links),
    ],
  }));
  const reviewable = new Set(reviewableProducts(order).map(({ productId }) => productId));
  if (reviewable.size === 0) return;
  const bought = orderPieceLines(order, ({ productId, quantity }) =>
    reviewable.has(productId) ? quantity : 0,
  );
  await mailBuyer(
    db,
    { site, order, table: orderTexts, once: `review ${id}`, sendAt: facts.now + reviewWait },
    facts,
    ({ texts, orderValues }) => ({
      subject: texts.say('reviewSubject', orderValues),
      lines: [
        texts.say('reviewMail', orderValues),
        bought.join('\n'),
        {
          text: texts.say('reviewLink'),
          href: `${content.origin}/review/${facts.links.token('review', id)}`,
        },
      ],
    }),
  );
}
