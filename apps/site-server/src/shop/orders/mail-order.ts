import type { MailLine } from '../../mail/compose-mail';
import { enqueueMail } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { ShopLinks } from '../pages/create-shop-links';
import { hasToHandOver } from './hand-over';
import {
  orderAddressLines,
  orderConfirmLines,
  orderHandedLines,
  orderLinkLine,
  orderPaidLines,
  orderPayLines,
  orderPriceLines,
} from './order-lines';
import { buyerMail, mailBuyer, ownerMail, type MailFacts } from './order-mail';
import { orderTexts, type OrderTextCode } from './order-texts';
import type { OrderWords, MailedOrder } from './order-words';

/** An order in mails. */
interface Told {
  readonly site: Site;
  readonly order: MailedOrder;
}

/**
 * Puts the mails of a new order into the outbox: one to the buyer, and one to the owner, unless the
 * order is to be confirmed first.
 *
 * @param db the transaction that stores the order
 * @param told the order
 * @param facts links, time, ids
 */
export async function mailOrder(
  db: Database,
  { site, order }: Told,
  facts: MailFacts,
): Promise<void> {
  const isDonation = order.content.kind === 'donate';
  const toBuyer = buyerMail(
    { site, order, table: orderTexts, once: `order ${order.id}` },
    facts,
    (words) => ({
      subject: words.texts.say(isDonation ? 'donationSubject' : 'orderSubject', words.orderValues),
      lines: [
        words.texts.say(isDonation ? 'donationThanks' : 'orderThanks', words.orderValues),
        ...orderConfirmLines(order, words, facts.links),
        ...boughtLines(order, words, facts.links),
      ],
    }),
  );
  await enqueueMail(db, toBuyer);
  // Whoever is to confirm it may be nobody.
  if (order.confirmBy === null) await mailNewOrder(db, { site, order }, facts);
}

/** Tells the owner of a new order. */
export async function mailNewOrder(
  db: Database,
  { site, order }: Told,
  facts: MailFacts,
): Promise<void> {
  const toOwner = ownerMail(
    { site, order, table: orderTexts, once: `new order ${order.id}` },
    facts,
    (words) => ({
      subject: words.texts.say('newOrderSubject', {
        ...words.orderValues,
        total: words.money(order.content.view.totals.grandTotalCents),
      }),
      lines: [words.texts.say('newOrder', words.orderValues), ...soldLines(order, words)],
    }),
  );
  await enqueueMail(db, ...toOwner);
}

/**
 * Notifies a buyer that their later payment has arrived, and where to find codes of gift cards and
 * files.
 */
export async function mailPaid(
  db: Database,
  { site, order }: Told,
  facts: MailFacts,
): Promise<void> {
  await mailBuyer(
    db,
    { site, order, table: orderTexts, once: `paid ${order.id}` },
    facts,
    (words) => ({
      subject: words.texts.say('paidSubject', words.orderValues),
      lines: [
        words.texts.say('paidMail', words.orderValues),
        ...orderHandedLines(order, words),
        orderLinkLine(order, words, facts.links),
      ],
    }),
  );
}

/** Describes the purchase for the buyer. */
export function boughtLines(
  order: MailedOrder,
  words: OrderWords<OrderTextCode>,
  links: ShopLinks,
): MailLine[] {
  const isOpen = order.paymentState === 'open';
  return [
    ...orderPriceLines(order, words),
    ...orderPayLines(order, words),
    ...(isOpen ? [] : orderHandedLines(order, words)),
    ...(isOpen && hasToHandOver(order.content) ? [words.texts.say('orderLater')] : []),
    ...orderAddressLines(order, words),
    orderLinkLine(order, words, links),
  ];
}

/** Describes the sale for the owner. */
export function soldLines(order: MailedOrder, words: OrderWords<OrderTextCode>): MailLine[] {
  const { buyerNote } = order.content;
  return [
    ...orderPriceLines(order, words),
    ...orderPaidLines(order, words),
    ...orderAddressLines(order, words),
    ...(buyerNote ? [`${words.texts.say('ownerNote')}\n${buyerNote}`] : []),
  ];
}
