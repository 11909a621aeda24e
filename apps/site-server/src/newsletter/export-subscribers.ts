import { byteOrderMark, csvRow } from '../files/csv-row';
import type { ExportFormat } from '../forms/submissions/export-submissions';
import type { Store } from '../store/store';
import { listSubscribers } from './subscribers';

/**
 * Exports everybody who was entered into a newsletter form, with any status; only those with the
 * status `confirmed` want mail. Written as `exportSubmissions` does.
 *
 * @param store the store
 * @param formId the form
 * @param format how
 */
export async function* exportSubscribers(
  { read }: Pick<Store, 'read'>,
  formId: string,
  format: ExportFormat,
): AsyncGenerator<string> {
  const people = (await listSubscribers(read, formId)).map(
    ({ email, name, status, createdAt, changedAt }) => ({
      email,
      name,
      status,
      enteredAt: new Date(createdAt).toISOString(),
      changedAt: new Date(changedAt).toISOString(),
    }),
  );
  if (format === 'json') return yield `${JSON.stringify(people, undefined, 1)}\n`;
  yield byteOrderMark + csvRow(['Email', 'Name', 'Status', 'Entered (UTC)', 'Status since (UTC)']);
  for (const person of people) yield csvRow(Object.values(person));
}
