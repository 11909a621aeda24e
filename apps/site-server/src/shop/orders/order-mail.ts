import { composeMail, type MailLine } from '../../mail/compose-mail';
import { createMail, type MailClock } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import { enqueueMail, type NewMail } from '../../mail/outbox';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { TextTable } from '../../texts/server-texts';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings } from '../settings/shop-settings';
import { createOrderWords, type MailedOrder, type OrderWords } from './order-words';

/** What mails of orders need beside the transaction. */
export interface MailFacts extends MailClock {
  readonly links: ShopLinks;
}

/** A mail about an order. */
export interface OrderMail<Code extends string> {
  readonly site: Site;
  readonly order: MailedOrder;
  /** The words that it is written in. */
  readonly table: TextTable<Code>;
  /** Of mails with the same text here there is one. */
  readonly once: string;
  /** UTC milliseconds. @default now */
  readonly sendAt?: number;
}

/** Makes subject and paragraphs out of an order's facts. */
export type WriteMail<Code extends string> = (words: OrderWords<Code>) => {
  readonly subject: string;
  readonly lines: readonly MailLine[];
};

/** Writes to the buyer of an order and puts that into the outbox. */
export function mailBuyer<Code extends string>(
  db: Database,
  mail: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): Promise<void> {
  return enqueueMail(db, buyerMail(mail, clock, write));
}

/** Writes to the owner about an order and puts that into the outbox. */
export function mailOwner<Code extends string>(
  db: Database,
  mail: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): Promise<void> {
  return enqueueMail(db, ...ownerMail(mail, clock, write));
}

/**
 * A mail to the buyer of an order; an answer goes to the owner, where the shop has an address for
 * them.
 */
export function buyerMail<Code extends string>(
  { site, order, table, ...rest }: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): NewMail {
  const words = createOrderWords(site, order, { reader: 'buyer', table });
  const { orderMail } = readShopSettings(site.settings);
  const mail = {
    ...composeMail(order.email, words.texts, write(words)),
    replyTo: isMailAddress(orderMail) ? orderMail : '',
  };
  return createMail(site, { ...mail, ...rest, kind: 'order' }, clock);
}

/**
 * A mail to the owner about an order; an answer goes to the buyer. None where the shop has no
 * address for its owner.
 */
export function ownerMail<Code extends string>(
  { site, order, table, ...rest }: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): NewMail[] {
  const { orderMail } = readShopSettings(site.settings);
  if (!isMailAddress(orderMail)) return [];
  const words = createOrderWords(site, order, { reader: 'owner', table });
  const mail = { ...composeMail(orderMail, words.texts, write(words)), replyTo: order.email };
  return [createMail(site, { ...mail, ...rest, kind: 'order' }, clock)];
}
