import { listNewsletterLists, type NewsletterList } from '../../newsletter/newsletter-lists';
import { subscriberStatuses } from '../../newsletter/subscriber';
import type { Database } from '../../store/database';
import { exportRows, type ExportColumn } from '../export-list';
import { sayOfSubscribers } from './subscriber-texts';

const columns: readonly ExportColumn<NewsletterList>[] = [
  { heading: sayOfSubscribers('list'), cell: ({ name }) => name },
  ...subscriberStatuses.map((status) => ({
    heading: sayOfSubscribers(status),
    cell: ({ counts }: NewsletterList) => String(counts[status]),
  })),
];

/** Writes the newsletters of a site as a table. There are few: they are read at once. */
export function exportNewsletters(db: Database, siteId: string): AsyncGenerator<string> {
  return exportRows(columns, (last) =>
    last ? Promise.resolve([]) : listNewsletterLists(db, siteId),
  );
}
