import { byteOrderMark, csvRow } from '../files/csv-row';
import type { ExportFormat } from '../forms/submissions/export-submissions';
import type { RowPlace } from '../store/row-part';
import type { Store } from '../store/store';
import { findSubscribers, type ListedSubscriber, type SubscriberFilter } from './listed-subscriber';

/** The number of subscribers read at once. */
const groupSize = 500;

const headings = ['Email', 'Name', 'Status', 'Entered (UTC)', 'Status since (UTC)', 'Agreed'];

/**
 * Exports who is on the list of a newsletter form, oldest first; only those with the status
 * `confirmed` want mail. Written as `exportSubmissions` does.
 *
 * @param store the store
 * @param formId the form
 * @param format how
 * @param filter which of them. @default all
 */
export async function* exportSubscribers(
  { read }: Pick<Store, 'read'>,
  formId: string,
  format: ExportFormat,
  filter: Omit<SubscriberFilter, 'formId'> = {},
): AsyncGenerator<string> {
  const rows: object[] = [];
  if (format === 'csv') yield byteOrderMark + csvRow(headings);
  let after: RowPlace = { createdAt: -1, id: '' };
  for (;;) {
    const part = { after, limit: groupSize };
    const group = (await findSubscribers(read, { ...filter, formId }, part)).reverse();
    if (format === 'csv')
      yield group.map((subscriber) => csvRow(Object.values(rowOf(subscriber)))).join('');
    else rows.push(...group.map(rowOf));
    const last = group.at(-1);
    if (!last || group.length < groupSize) break;
    after = last;
  }
  if (format === 'json') yield `${JSON.stringify(rows, undefined, 1)}\n`;
}

function rowOf({ email, name, status, createdAt, changedAt, source }: ListedSubscriber) {
  return {
    email,
    name,
    status,
    enteredAt: new Date(createdAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
    agreed: source,
  };
}
