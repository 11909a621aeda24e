import type { Database } from '../../store/database';
import { exportRows, exportTime, type ExportColumn } from '../export-list';
import type { FormQuery } from './form-query';
import { listAreaForms, type ListedForm } from './list-area-forms';

const columns: readonly ExportColumn<ListedForm>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'On pages', cell: ({ pages }) => pages.map(({ title }) => title).join(', ') },
];

const messageColumns: readonly ExportColumn<ListedForm>[] = [
  { heading: 'Messages', cell: ({ messages }) => String(messages?.count ?? 0) },
  { heading: 'Last (UTC)', cell: ({ messages }) => exportTime(messages?.lastAt ?? null) },
];

/**
 * Writes the forms that the list shows as a table. There are few: they are read at once.
 *
 * @param mayRead whether it has what only those see who read messages
 */
export function exportForms(
  db: Database,
  siteId: string,
  query: FormQuery,
  mayRead: boolean,
): AsyncGenerator<string> {
  return exportRows([...columns, ...(mayRead ? messageColumns : [])], (last) =>
    last ? Promise.resolve([]) : listAreaForms(db, siteId, query),
  );
}
