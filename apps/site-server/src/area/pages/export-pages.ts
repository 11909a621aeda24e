import {
  listChangedPages,
  listPages,
  type ListedPage,
  type ListedPageFilter,
} from '../../pages/documents/list-pages';
import type { Database } from '../../store/database';
import { exportRows, exportTime, type ExportColumn } from '../export-list';
import { sayOfPages } from './page-texts';

const columns: readonly ExportColumn<ListedPage>[] = [
  { heading: 'Title', cell: ({ title }) => title },
  { heading: 'Address', cell: ({ slug }) => `/${slug}` },
  { heading: 'State', cell: ({ state }) => sayOfPages(state) },
  { heading: 'Visitors see it', cell: ({ isVisible }) => (isVisible ? 'yes' : 'no') },
  { heading: 'Published on (UTC)', cell: ({ publishAt }) => exportTime(publishAt) },
  { heading: 'Changed (UTC)', cell: ({ changedAt }) => exportTime(changedAt) },
  { heading: 'Changed by', cell: ({ changedBy }) => changedBy },
];

/**
 * Exports the pages that a filter finds as a table, piece by piece. See `exportRows`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which pages
 * @param sort `changed` for what was changed last first. @default by address
 */
export function exportPages(
  db: Database,
  siteId: string,
  filter: ListedPageFilter,
  sort?: 'changed',
): AsyncGenerator<string> {
  return exportRows(columns, (last: ListedPage | undefined, limit) =>
    sort === 'changed'
      ? listChangedPages(db, siteId, filter, {
          before: last && { createdAt: last.changedAt, id: last.id },
          limit,
        })
      : listPages(db, siteId, filter, { after: last?.place, limit }),
  );
}
