import { fractionDigits, isCurrencyCode } from '@frontage/commerce-model';
import { byteOrderMark, csvRow } from '../../files/csv-row';
import type { Store } from '../../store/store';
import { escapeHiddenJson, escapeHidden } from '../../texts/escape-hidden';
import type { OrderFormat } from './export-orders';
import { listPaymentsAfter, type StoredPayment } from './stored-payment';

/** The number of attempts read at once. */
const groupSize = 200;

/**
 * Exports every payment attempt of a site, oldest first, piece by piece: including those without an
 * order, so that it can be compared with a provider's records. As a table with a row for each, or
 * as JSON.
 *
 * @param store with the attempts
 * @param siteId the site
 * @param format of the export
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

/** An amount in the payment's currency is just a number; one in another currency names it. */
function sumOf(parts: StoredPayment['refunds'], currency: string): string {
  const foreign = parts
    .filter((part) => part.currency !== currency)
    .map((part) => `${money(part.cents, part.currency)} ${part.currency}`);
  const domestic = parts
    .filter((part) => part.currency === currency)
    .reduce((sum, part) => sum + part.cents, 0);
  return [
    ...(domestic === 0 && foreign.length > 0 ? [] : [money(domestic, currency)]),
    ...foreign,
  ].join(' + ');
}

function money(cents: number, currency: string): string {
  const digits = isCurrencyCode(currency) ? fractionDigits(currency) : 2;
  return (cents / 10 ** digits).toFixed(digits);
}
