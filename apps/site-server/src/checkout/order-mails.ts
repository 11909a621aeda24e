import { isMailAddress, type Mail } from '../mail/mail';
import { messageId } from '../mail/submission-mails';
import { readShopSettings } from '../shop/shop-settings';
import { enqueueMail } from '../store/content/outbox';
import type { Site } from '../store/content/site-settings';
import type { Database } from '../store/tables';
import { hasToHandOver } from './hand-over';
import { orderLink, orderWords, pieceLines, type OrderWords, type ToldOrder } from './order-words';
import type { ShopLinks } from './shop-links';
import { wordsMail, type MailLine } from './words-mail';

/** What mails of an order tell of. */
interface Told {
  readonly site: Site;
  readonly order: ToldOrder;
  /** Codes of the gift cards that were bought, by line. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** What mails need beside the transaction. */
export interface MailFacts {
  readonly links: ShopLinks;
  readonly now: number;
  createId(): string;
}

/**
 * Puts the mails of a new order into the outbox: one to the buyer, with the codes of gift
 * cards if they are paid, and one to the owner, without them.
 *
 * @param db the transaction that stores the order
 * @param told the order
 * @param facts links, time, ids
 */
export async function orderMails(db: Database, told: Told, facts: MailFacts): Promise<void> {
  const { site, order } = told;
  const words = orderWords(site, order, 'buyer');
  const { texts, said } = words;
  const mail = wordsMail(order.email, texts, { subject: texts.say('orderSubject', said), lines: [texts.say('orderThanks', said), ...boughtLines(told, words, facts.links)] });
  await sendMail(db, { site, kind: 'order', once: `order ${order.id}`, mail }, facts);
  await tellOwner(db, { site, order, once: `new order ${order.id}` }, facts, (owner) => ({
    subject: owner.texts.say('newOrderSubject', { ...owner.said, total: owner.money(order.content.view.totals.grandTotalCents) }),
    lines: [owner.texts.say('newOrder', owner.said), ...orderLines(order, owner), ...openLines(order, owner), ...addressLines(order, owner)],
  }));
}

/** Tells a buyer whose money came later than the order what they get for it: codes of gift cards, and where files are. */
export async function handOverMail(db: Database, { site, order, codes }: Told, facts: MailFacts): Promise<void> {
  const words = orderWords(site, order, 'buyer');
  const { texts, said } = words;
  const mail = wordsMail(order.email, texts, {
    subject: texts.say('orderSubject', said),
    lines: [texts.say('orderPaid', said), ...giftLines(order, codes, words), orderLink(order, words, facts.links)],
  });
  await sendMail(db, { site, kind: 'order', once: `handed over ${order.id}`, mail }, facts);
}

/**
 * Tells the owner something of an order, where the shop has an address for it; an answer goes to the buyer.
 *
 * @param write makes subject and paragraphs out of the order's facts
 */
export async function tellOwner(
  db: Database,
  { site, order, once }: { site: Site; order: ToldOrder; once: string },
  facts: Omit<MailFacts, 'links'>,
  write: (words: OrderWords) => { subject: string; lines: readonly MailLine[] },
): Promise<void> {
  const { orderMail } = readShopSettings(site.settings.shop);
  if (!isMailAddress(orderMail)) return;
  const words = orderWords(site, order, 'owner');
  await sendMail(db, { site, kind: 'order', once, mail: { ...wordsMail(orderMail, words.texts, write(words)), replyTo: order.email } }, facts);
}

/** Puts a mail of the shop into the outbox; of those with the same `once` there is one. */
export async function sendMail(
  db: Database,
  { site, kind, once, mail, sendAt }: { site: Site; kind: string; once: string; mail: Mail; sendAt?: number },
  { now, createId }: { now: number; createId(): string },
): Promise<void> {
  const id = createId();
  await enqueueMail(db, { ...mail, id, siteId: site.id, kind, once, messageId: messageId(id, site), createdAt: now, ...(sendAt !== undefined && { sendAt }) });
}

/** What a buyer is told of what they bought. */
export function boughtLines({ order, codes }: Pick<Told, 'order' | 'codes'>, words: OrderWords, links: ShopLinks): MailLine[] {
  const { note } = order.content;
  return [
    ...orderLines(order, words),
    ...openLines(order, words),
    ...(note === '' ? [] : [note]),
    ...giftLines(order, codes, words),
    ...(order.paymentState === 'open' && hasToHandOver(order.content) ? [words.texts.say('orderLater')] : []),
    ...addressLines(order, words),
    orderLink(order, words, links),
  ];
}

/** What was bought, and what makes its price. */
export function orderLines(order: ToldOrder, { texts, money }: OrderWords): MailLine[] {
  const { totals } = order.content.view;
  const pieces = pieceLines(order).map((line, at) => `${line}: ${money(totals.lines[at]?.cents ?? 0)}`);
  const sum = (text: string, cents: number) => (cents === 0 ? [] : [`${text}: ${money(cents)}`]);
  const used = totals.grandTotalCents - totals.dueCents;
  const sums = [
    ...sum(texts.say('orderDiscount'), -totals.discountCents),
    ...sum(texts.say('orderShipping'), totals.shippingCostCents),
    ...(totals.taxIncluded ? [] : sum(texts.say('orderTax'), totals.taxCents)),
    `${texts.say('orderTotal')}: ${money(totals.grandTotalCents)}`,
    ...(totals.taxIncluded ? sum(texts.say('orderTaxIncluded'), totals.taxCents) : []),
    ...(used === 0 ? [] : [`${texts.say('orderGiftCard')}: ${money(-used)}`, `${texts.say('orderDue')}: ${money(totals.dueCents)}`]),
  ];
  return [pieces.join('\n'), sums.join('\n')];
}

/** How an order is to be paid, and until when. */
function openLines({ paymentState, payBy, content }: ToldOrder, { texts, said, money, date }: OrderWords): MailLine[] {
  if (paymentState !== 'open') return [];
  const code = { transfer: 'openTransfer', invoice: 'openInvoice', collection: 'openCollection', online: 'openOnline' } as const;
  const how = texts.say(code[content.method], { ...said, amount: money(content.view.totals.dueCents) });
  return [payBy === null ? how : `${how} ${texts.say('openUntil', { date: date(payBy) })}`];
}

function giftLines({ content }: ToldOrder, codes: Told['codes'], { texts }: OrderWords): MailLine[] {
  const { entries } = content.view.cart;
  return Object.entries(codes).map(([lineId, list]) => texts.say('orderGiftCodes', { title: entries.find(({ id }) => id === lineId)?.title ?? '', codes: list.join(', ') }));
}

/** Where an order goes; nothing for what is not shipped. */
export function addressLines({ content: { address } }: ToldOrder, { texts }: OrderWords): MailLine[] {
  if (!address) return [];
  const { name, line1, line2, postalCode, city, region, country } = address;
  const place = [name, line1, line2, `${postalCode} ${city}`.trim(), region, country].filter((part) => part !== '');
  return [[texts.say('orderShippedTo'), ...place].join('\n')];
}
