import { fractionDigits } from '@frontage/commerce-model';
import { byteOrderMark, csvRow } from '../../files/csv-row';
import type { Store } from '../../store/store';
import { escapeHiddenJson, escapeHidden } from '../../texts/escape-hidden';
import { findFirstNumbers } from './find-first-numbers';
import type { OrderFilter } from './list-orders';
import { listOrdersAfter } from './orders';
import { refundedCents, type StoredOrder } from './stored-order';
import { listPaymentsOf, type StoredPayment } from './stored-payment';

/** The formats of an export. */
export type OrderFormat = 'csv' | 'json';

/** The number of orders read at once. */
const groupSize = 200;

/**
 * Exports the orders of a site, oldest first, piece by piece: as a table with a row for each line,
 * or as JSON with everything that is stored.
 *
 * @param store with the orders
 * @param siteId the site
 * @param format of the export
 * @param filter which of them. @default all
 */
export async function* exportOrders(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  format: OrderFormat,
  filter: OrderFilter = {},
): AsyncGenerator<string> {
  if (format === 'csv') yield byteOrderMark + csvRow(heads);
  let before = '[';
  for (let after = 0; ;) {
    const group = await listOrdersAfter(read, siteId, after, groupSize, filter);
    const payments =
      format === 'json'
        ? await listPaymentsOf(
            read,
            group.map(({ purchaseId }) => purchaseId),
          )
        : [];
    const first = await findFirstNumbers(read, group);
    for (const order of group) {
      if (format === 'csv') yield rowsOf(order, first);
      else yield `${before}\n${escapeHiddenJson(JSON.stringify(plainOrder(order, payments)))}`;
      before = ',';
    }
    after = group.at(-1)?.number ?? after;
    if (group.length < groupSize) break;
  }
  if (format === 'json') yield before === '[' ? '[]\n' : '\n]\n';
}

const heads = [
  'Order',
  'Placed (UTC)',
  'Email',
  'Payment',
  'Sent (UTC)',
  'Name',
  'Address',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Line',
  'Product',
  'Variant',
  'Title',
  'Quantity',
  'Currency',
  'Line total',
  'Discount',
  'Shipping',
  'Taxes',
  'Order total',
  'Paid by gift cards',
  'Refunded',
  'Renewal of order',
  'Period',
];

function rowsOf(order: StoredOrder, first: ReadonlyMap<string, number>): string {
  const { number, createdAt, email, paymentState, sentAt, content } = order;
  const { address, view } = content;
  const { totals, cart, lines } = view;
  const money = (cents: number) =>
    (cents / 10 ** fractionDigits(totals.currency)).toFixed(fractionDigits(totals.currency));
  const time = (moment: number | null) => (moment === null ? '' : new Date(moment).toISOString());
  const head = [String(number), time(createdAt), email, paymentState, time(sentAt)];
  const place = address
    ? [
        address.name,
        [address.line1, address.line2].filter(Boolean).join(', '),
        address.city,
        address.region,
        address.postalCode,
        address.country,
      ]
    : Array.from({ length: 6 }, () => '');
  const sums = [
    totals.discountCents,
    totals.shippingCostCents,
    totals.taxCents,
    totals.grandTotalCents,
    totals.grandTotalCents - totals.dueCents,
    refundedCents(order),
  ].map(money);
  const renewed = order.renewal
    ? [String(first.get(order.renewal.subscriptionId) ?? ''), String(order.renewal.period)]
    : ['', ''];
  return cart.entries
    .map((entry, index) =>
      csvRow([
        ...[...head, ...place, entry.id, entry.productId].map(escapeHidden),
        escapeHidden(lines[index]?.variantLabel ?? ''),
        escapeHidden(entry.title),
        String(entry.quantity),
        totals.currency,
        money(totals.lines[index]?.cents ?? 0),
        ...sums,
        ...renewed,
      ]),
    )
    .join('');
}

function plainOrder(
  { content, refundable, ...order }: StoredOrder,
  payments: readonly StoredPayment[],
): unknown {
  const { view, ...facts } = content;
  return {
    ...order,
    ...facts,
    placedAt: new Date(order.createdAt).toISOString(),
    lines: view.cart.entries.map((entry, index) => ({
      ...entry,
      variantLabel: view.lines[index]?.variantLabel ?? '',
      cents: view.totals.lines[index]?.cents ?? 0,
    })),
    totals: view.totals,
    refundable,
    payments: payments.filter(({ purchaseId }) => purchaseId === order.purchaseId),
  };
}
