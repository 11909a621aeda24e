import { fractionDigits, isCurrencyCode } from '@frontage/commerce-model';
import { byteOrderMark, csvRow } from '../../files/csv-row';
import type { Store } from '../../store/store';
import { escapeHidden, escapeHiddenJson } from '../../texts/visible-text';
import type { OrderFormat } from './export-orders';
import { listPaymentsAfter, type StoredPayment } from './stored-payment';

/** Tries that are read at once. */
const groupSize = 200;

/**
 * Every try of paying of a site, oldest first, piece by piece: also those that no order was
 * made of, so that it can be held against what a provider says. As a table with a row for
 * each, or as JSON.
 *
 * @param store where they are
 * @param siteId the site
 * @param format how
 */
export async function* exportPayments(
  { read }: Pick<Store, 'read'>,
  siteId: string,
  format: OrderFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield byteOrderMark + csvRow(heads);
  let before = '[';
  let last: StoredPayment | undefined;
  for (let isMore = true; isMore;) {
    const group = await listPaymentsAfter(read, siteId, last, groupSize);
    for (const payment of group) {
      yield format === 'csv'
        ? csvRow(rowOf(payment).map(escapeHidden))
        : `${before}\n${escapeHiddenJson(JSON.stringify(payment))}`;
      before = ',';
    }
    last = group.at(-1);
    isMore = group.length === groupSize;
  }
  if (format === 'json') yield before === '[' ? '[]\n' : '\n]\n';
}

const heads = [
  'Payment',
  'Order',
  'Requested (UTC)',
  'Changed (UTC)',
  'Method',
  'State',
  'Currency',
  'Requested',
  'Refunded',
  'Refund pending',
  'Provider id',
];

function rowOf({
  key,
  order,
  requestedAt,
  changedAt,
  plug,
  status,
  currency,
  cents,
  refunds,
  paymentId,
}: StoredPayment): string[] {
  const sums = (isDone: boolean) => refunds.filter(({ doneAt }) => (doneAt !== null) === isDone);
  return [
    key,
    order === null ? '' : String(order),
    new Date(requestedAt).toISOString(),
    new Date(changedAt).toISOString(),
    plug,
    status,
    currency,
    money(cents, currency),
    sumOf(sums(true), currency),
    sumOf(sums(false), currency),
    paymentId ?? '',
  ];
}

/** In the currency of the payment it is a number alone; money that came in another one says so. */
function sumOf(parts: StoredPayment['refunds'], currency: string): string {
  const foreign = parts
    .filter((part) => part.currency !== currency)
    .map((part) => `${money(part.cents, part.currency)} ${part.currency}`);
  const own = parts
    .filter((part) => part.currency === currency)
    .reduce((sum, part) => sum + part.cents, 0);
  return [...(own === 0 && foreign.length > 0 ? [] : [money(own, currency)]), ...foreign].join(
    ' + ',
  );
}

function money(cents: number, currency: string): string {
  const digits = isCurrencyCode(currency) ? fractionDigits(currency) : 2;
  return (cents / 10 ** digits).toFixed(digits);
}
