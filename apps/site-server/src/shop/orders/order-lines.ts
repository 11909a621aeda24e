import type { CartEntry } from '@frontage/commerce-model';
import { writeAddress } from '@frontage/react-blocks/server';
import type { MailLine } from '../../mail/compose-mail';
import type { ShopLinks } from '../pages/create-shop-links';
import type { OrderTextCode } from './order-texts';
import type { OrderWords, MailedOrder } from './order-words';

/**
 * Lists the pieces of an order, one per line.
 *
 * @param order the order
 * @param countOf the number of pieces of an entry. @default all
 */
export function orderPieceLines(
  { content }: Pick<MailedOrder, 'content'>,
  countOf: (entry: CartEntry) => number = ({ quantity }) => quantity,
): string[] {
  const { cart, lines } = content.view;
  return cart.entries.flatMap((entry, index) => {
    const count = countOf(entry);
    const label = lines[index]?.variantLabel ?? '';
    return count === 0 ? [] : [`${count} × ${entry.title}${label === '' ? '' : ` (${label})`}`];
  });
}

/** Lists what was bought, and the parts of its price. */
export function orderPriceLines(
  order: MailedOrder,
  { texts, money }: OrderWords<OrderTextCode>,
): MailLine[] {
  const { totals } = order.content.view;
  const pieces = orderPieceLines(order).map(
    (line, index) => `${line}: ${money(totals.lines[index]?.cents ?? 0)}`,
  );
  const sum = (text: string, cents: number) => (cents === 0 ? [] : [`${text}: ${money(cents)}`]);
  const used = totals.grandTotalCents - totals.dueCents;
  const sums = [
    ...sum(texts.say('orderDiscount'), -totals.discountCents),
    ...sum(texts.say('orderShipping'), totals.shippingCostCents),
    ...(totals.taxIncluded ? [] : sum(texts.say('orderTax'), totals.taxCents)),
    `${texts.say('orderTotal')}: ${money(totals.grandTotalCents)}`,
    ...(totals.taxIncluded ? sum(texts.say('orderTaxIncluded'), totals.taxCents) : []),
    ...(used === 0
      ? []
      : [
          `${texts.say('orderGiftCard')}: ${money(-used)}`,
          `${texts.say('orderDue')}: ${money(totals.dueCents)}`,
        ]),
  ];
  return [pieces.join('\n'), sums.join('\n')];
}

/** Describes whether a buyer has paid, or how and until when to pay. */
export function orderPayLines(
  { paymentState, payBy, confirmBy, content }: MailedOrder,
  { texts, orderValues, money, date }: OrderWords<OrderTextCode>,
): MailLine[] {
  if (paymentState !== 'open')
    return content.view.totals.grandTotalCents === 0 ? [] : [texts.say('orderPaid')];
  const code = {
    transfer: 'openTransfer',
    invoice: 'openInvoice',
    collection: 'openCollection',
    online: 'openOnline',
  } as const;
  const how = texts.say(code[content.method], {
    ...orderValues,
    amount: money(content.view.totals.dueCents),
  });
  // As long as it is not confirmed that day alone is told.
  const keptUntil = confirmBy === null ? payBy : null;
  return [
    keptUntil === null ? how : `${how} ${texts.say('openUntil', { date: date(keptUntil) })}`,
    ...(content.note === '' ? [] : [content.note]),
  ];
}

/** How a buyer confirms an order, and by when; nothing where nobody has to. */
export function orderConfirmLines(
  { id, confirmBy, content }: Pick<MailedOrder, 'id' | 'confirmBy' | 'content'>,
  { texts, time }: Pick<OrderWords<OrderTextCode>, 'texts' | 'time'>,
  links: ShopLinks,
): MailLine[] {
  if (confirmBy === null) return [];
  const page = `${content.origin}/order/${links.token('order', id)}`;
  return [
    texts.say('confirmOrderMail', { time: time(confirmBy) }),
    {
      text: texts.say('confirmOrderLink'),
      href: `${page}/confirm?key=${links.token('confirm', id)}`,
    },
  ];
}

/** Describes for the owner whether the money has arrived. */
export function orderPaidLines(
  { paymentState, payBy, content }: MailedOrder,
  { texts, orderValues, money, date }: OrderWords<OrderTextCode>,
): MailLine[] {
  if (paymentState !== 'open') return [texts.say('ownerPaid')];
  const open = texts.say('ownerOpen', {
    ...orderValues,
    amount: money(content.view.totals.dueCents),
  });
  return [payBy === null ? open : `${open} ${texts.say('ownerOpenUntil', { date: date(payBy) })}`];
}

/** Describes where codes of gift cards and files are. */
export function orderHandedLines(
  { content }: MailedOrder,
  { texts }: Pick<OrderWords<OrderTextCode>, 'texts'>,
): MailLine[] {
  const { entries } = content.view.cart;
  return [
    // A mail is stored and forwarded unencrypted, so it contains no code that could be spent.
    ...Object.keys(content.giftCards).map((lineId) =>
      texts.say('orderGift', { title: entries.find(({ id }) => id === lineId)?.title ?? '' }),
    ),
    ...(entries.some(({ productType }) => productType === 'digital')
      ? [texts.say('orderFiles')]
      : []),
  ];
}

/** Formats the delivery address; empty if nothing is shipped. */
export function orderAddressLines(
  { content: { address } }: Pick<MailedOrder, 'content'>,
  { texts, locale }: Pick<OrderWords<OrderTextCode>, 'texts' | 'locale'>,
): MailLine[] {
  if (!address) return [];
  const phone = address.phone === '' ? [] : [address.phone];
  return [[texts.say('orderShippedTo'), ...writeAddress(address, locale), ...phone].join('\n')];
}

/** Gives the link to an order's page. */
export function orderLinkLine(
  { id, content }: Pick<MailedOrder, 'id' | 'content'>,
  { texts }: Pick<OrderWords<OrderTextCode>, 'texts'>,
  links: ShopLinks,
): MailLine {
  return {
    text: texts.say('orderLink'),
    href: `${content.origin}/order/${links.token('order', id)}`,
  };
}
