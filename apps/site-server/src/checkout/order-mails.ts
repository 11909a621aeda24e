import { formatMoney } from '@frontage/commerce-model';
import { isMailAddress, headerText, type Mail } from '../mail/mail';
import { messageId } from '../mail/submission-mails';
import { readShopSettings } from '../shop/shop-settings';
import { enqueueMail } from '../store/content/outbox';
import type { Site } from '../store/content/site-settings';
import type { Database } from '../store/tables';
import { serverTexts, type ServerTexts } from '../texts/server-texts';
import { hasToHandOver } from './hand-over';
import { pageLanguage } from '../pages/page-language';
import type { ShopLinks } from './shop-links';
import type { NewOrder } from './store-order';
import { wordsMail, type MailLine } from './words-mail';

/** What mails of an order tell of. */
interface Told {
  readonly site: Site;
  readonly order: Pick<NewOrder, 'id' | 'siteId' | 'number' | 'email' | 'content' | 'paymentState'>;
  /** Codes of the gift cards that were bought, by line. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts the mails of a new order into the outbox: one to the buyer, with the codes of gift
 * cards if they are paid, and one to the owner, without them.
 *
 * @param db the transaction that stores the order
 * @param told the order
 * @param facts links, time, ids
 */
export async function orderMails(db: Database, told: Told, facts: { links: ShopLinks; now: number; createId(): string }): Promise<void> {
  const { site, order } = told;
  const { orderMail } = readShopSettings(site.settings.shop);
  await sendMail(db, { site, kind: 'order', once: `order ${order.id}`, mail: buyerMail(told, facts.links) }, facts);
  if (isMailAddress(orderMail)) await sendMail(db, { site, kind: 'order', once: `new order ${order.id}`, mail: ownerMail(orderMail, told) }, facts);
}

/** Tells a buyer whose money came later than the order what they get for it: codes of gift cards, and where files are. */
export async function handOverMail(db: Database, { site, order, codes }: Told, facts: { links: ShopLinks; now: number; createId(): string }): Promise<void> {
  const texts = serverTexts(site.settings, order.content.language);
  const mail = wordsMail(order.email, texts, { subject: orderSubject(site, order, texts), lines: [...giftLines(order, codes, texts), orderLink(order, texts, facts.links)] });
  await sendMail(db, { site, kind: 'order', once: `handed over ${order.id}`, mail }, facts);
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

function buyerMail({ site, order, codes }: Told, links: ShopLinks): Mail {
  const texts = serverTexts(site.settings, order.content.language);
  const { note } = order.content;
  return wordsMail(order.email, texts, {
    subject: orderSubject(site, order, texts),
    lines: [
      texts.say('orderThanks', { number: String(order.number) }),
      ...orderLines(order, texts),
      ...giftLines(order, codes, texts),
      ...(note === '' ? [] : [note]),
      ...(order.paymentState === 'open' && hasToHandOver(order.content) ? [texts.say('orderLater')] : []),
      ...addressLines(order, texts),
      orderLink(order, texts, links),
    ],
  });
}

function orderSubject(site: Site, { number, content: { language } }: Told['order'], texts: ServerTexts): string {
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  return texts.say('orderSubject', { number: String(number), site: headerText(title) });
}

function giftLines({ content }: Told['order'], codes: Told['codes'], texts: ServerTexts): MailLine[] {
  const { entries } = content.view.cart;
  return Object.entries(codes).map(([lineId, list]) => texts.say('orderGiftCodes', { title: entries.find(({ id }) => id === lineId)?.title ?? '', codes: list.join(', ') }));
}

function orderLink({ id, content }: Told['order'], texts: ServerTexts, links: ShopLinks): MailLine {
  return { text: texts.say('orderLink'), href: `${content.origin}/order/${links.token('order', id)}` };
}

function ownerMail(to: string, { site, order }: Told): Mail {
  const texts = serverTexts(site.settings);
  const { grandTotalCents, currency } = order.content.view.totals;
  return {
    ...wordsMail(to, texts, {
      subject: texts.say('newOrderSubject', { number: String(order.number), total: formatMoney({ cents: grandTotalCents, currency }, texts.lang) }),
      lines: [texts.say('newOrder', { email: order.email }), ...orderLines(order, texts), ...addressLines(order, texts)],
    }),
    replyTo: order.email,
  };
}

/** What was bought, and what makes its price. */
function orderLines({ content }: Told['order'], texts: ServerTexts): MailLine[] {
  const { cart, lines, totals } = content.view;
  const money = (cents: number) => formatMoney({ cents, currency: totals.currency }, texts.lang);
  const bought = cart.entries.map((entry, at) => {
    const label = lines[at]?.variantLabel ?? '';
    return `${entry.quantity} × ${entry.title}${label === '' ? '' : ` (${label})`}: ${money(totals.lines[at]?.cents ?? 0)}`;
  });
  const sum = (text: string, cents: number) => (cents === 0 ? [] : [`${text}: ${money(cents)}`]);
  const used = totals.grandTotalCents - totals.dueCents;
  return [
    ...bought,
    ...sum(texts.say('orderDiscount'), -totals.discountCents),
    ...sum(texts.say('orderShipping'), totals.shippingCostCents),
    ...sum(texts.say(totals.taxIncluded ? 'orderTaxIncluded' : 'orderTax'), totals.taxCents),
    `${texts.say('orderTotal')}: ${money(totals.grandTotalCents)}`,
    ...(used === 0 ? [] : [`${texts.say('orderGiftCard')}: ${money(-used)}`, `${texts.say('orderDue')}: ${money(totals.dueCents)}`]),
  ];
}

function addressLines({ content: { address } }: Told['order'], texts: ServerTexts): MailLine[] {
  if (!address) return [];
  const { name, line1, line2, postalCode, city, region, country } = address;
  const place = [name, line1, line2, `${postalCode} ${city}`.trim(), region, country].filter((part) => part !== '');
  return [[texts.say('orderShippedTo'), ...place].join('\n')];
}
