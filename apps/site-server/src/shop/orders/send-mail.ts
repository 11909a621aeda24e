import { isMailAddress, type Mail } from '../../mail/mail';
import { messageId } from '../../forms/submissions/submission-mails';
import { readShopSettings } from '../settings/shop-settings';
import { enqueueMail } from '../../mail/outbox';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/tables';
import { orderWords, type OrderWords, type ToldOrder } from './order-words';
import type { ShopLinks } from '../pages/create-shop-links';
import { wordsMail, type MailLine } from '../../mail/compose-mail';

/** What mails need beside the transaction. */
export interface MailFacts {
  readonly links: ShopLinks;
  readonly now: number;
  createId(): string;
}

/** A mail about an order. */
export interface OrderMail {
  readonly site: Site;
  readonly order: ToldOrder;
  /** Of mails with the same text here there is one. */
  readonly once: string;
  /** UTC milliseconds. @default now */
  readonly sendAt?: number;
}

/** Makes subject and paragraphs out of an order's facts. */
export type WriteMail = (words: OrderWords) => {
  readonly subject: string;
  readonly lines: readonly MailLine[];
};

/**
 * Tells the buyer of an order something; an answer goes to the owner, where the shop has an address
 * for them.
 */
export async function tellBuyer(
  db: Database,
  { site, order, ...rest }: OrderMail,
  facts: Omit<MailFacts, 'links'>,
  write: WriteMail,
): Promise<void> {
  const words = orderWords(site, order, 'buyer');
  const { orderMail } = readShopSettings(site.settings.shop);
  const mail = {
    ...wordsMail(order.email, words.texts, write(words)),
    replyTo: isMailAddress(orderMail) ? orderMail : '',
  };
  await sendMail(db, { ...rest, site, kind: 'order', mail }, facts);
}

/**
 * Tells the owner something of an order, where the shop has an address for them; an answer goes to
 * the buyer.
 */
export async function tellOwner(
  db: Database,
  { site, order, ...rest }: OrderMail,
  facts: Omit<MailFacts, 'links'>,
  write: WriteMail,
): Promise<void> {
  const { orderMail } = readShopSettings(site.settings.shop);
  if (!isMailAddress(orderMail)) return;
  const words = orderWords(site, order, 'owner');
  await sendMail(
    db,
    {
      ...rest,
      site,
      kind: 'order',
      mail: { ...wordsMail(orderMail, words.texts, write(words)), replyTo: order.email },
    },
    facts,
  );
}

/** Puts a mail of the shop into the outbox; of those with the same `once` there is one. */
export async function sendMail(
  db: Database,
  {
    site,
    kind,
    once,
    mail,
    sendAt,
  }: { site: Site; kind: string; once: string; mail: Mail; sendAt?: number },
  { now, createId }: { now: number; createId(): string },
): Promise<void> {
  const id = createId();
  await enqueueMail(db, {
    ...mail,
    id,
    siteId: site.id,
    kind,
    once,
    messageId: messageId(id, site),
    createdAt: now,
    ...(sendAt !== undefined && { sendAt }),
  });
}
