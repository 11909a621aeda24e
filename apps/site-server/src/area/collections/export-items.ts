import type { EditedItem } from '../../pages/items/list-edited-items';
import type { RowPart } from '../../store/row-part';
import { exportList, exportTime, type ExportColumn } from '../export-list';
import { sayOfCollections } from './collection-texts';

const columns: readonly ExportColumn<EditedItem>[] = [
  { heading: 'Title', cell: ({ title }) => title },
  { heading: 'Address', cell: ({ slug }) => `/${slug}` },
  { heading: 'Date (UTC)', cell: ({ item }) => exportTime(item.startsAt) },
  { heading: 'Ends (UTC)', cell: ({ item }) => exportTime(item.endsAt) },
  { heading: 'Category', cell: ({ item }) => item.category },
  { heading: 'Tags', cell: ({ item }) => item.tags.join(', ') },
  { heading: 'State', cell: ({ state }) => sayOfCollections(state) },
  { heading: 'Visitors see it', cell: ({ isVisible }) => (isVisible ? 'yes' : 'no') },
];

/** Exports the items that a filter finds as a table, piece by piece. See `exportList`. */
export function exportItems(
  list: (part: RowPart) => Promise<readonly EditedItem[]>,
  order?: RowPart['order'],
): AsyncGenerator<string> {
  return exportList(columns, list, order);
}
