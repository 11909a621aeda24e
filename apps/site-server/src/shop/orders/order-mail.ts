import { composeMail, type MailLine } from '../../mail/compose-mail';
import { createMail, type MailClock } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import { enqueueMail, type NewMail } from '../../mail/mails';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { TextTable } from '../../texts/server-texts';
import type { ShopLinks } from '../pages/create-shop-links';
import { readShopSettings } from '../settings/shop-settings';
import { createOrderWords, type MailedOrder, type OrderWords } from './order-words';

/** What mails of orders need besides the transaction. */
export interface MailFacts extends MailClock {
  readonly links: ShopLinks;
}

/** A mail about an order. */
export interface OrderMail<Code extends string> {
  readonly site: Site;
  readonly order: MailedOrder;
  /** The texts of the mail. */
  readonly table: TextTable<Code>;
  /** Of the mails with the same value here, only one is sent. */
  readonly once: string;
  /** UTC milliseconds. @default now */
  readonly sendAt?: number;
}

/** Writes subject and paragraphs from an order's facts. */
export type WriteMail<Code extends string> = (words: OrderWords<Code>) => {
  readonly subject: string;
  readonly lines: readonly MailLine[];
};

/** Writes to the buyer of an order, and enqueues the mail. */
export function mailBuyer<Code extends string>(
  db: Database,
  mail: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): Promise<void> {
  return enqueueMail(db, buyerMail(mail, clock, write));
}

/** Writes to the owner about an order, and enqueues the mail. */
export function mailOwner<Code extends string>(
  db: Database,
  mail: OrderMail<Code>,
  clock: MailClock,
  write: WriteMail<Code>,
): Promise<void> {
  return enqueueMail(db, ...ownerMail(mail, clock, write));
}

/**
 * Writes a mail to the buyer of an order; replies go to the owner, if the shop has an address for
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
 * Writes a mail to the owner about an order; replies go to the buyer. None if the shop has no
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
