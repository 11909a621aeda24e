import { listBestSellers, type BestSeller } from '../../shop/numbers/list-best-sellers';
import { exportAmount, exportRows, type ExportColumn } from '../export-list';
import { loadNumbers, type NumbersSource } from './load-numbers';
import type { NumbersQuery } from './numbers-query';

/**
 * Writes what was bought of each product in a period as a table for spreadsheets.
 *
 * @param source the site
 * @param query period and currency
 */
export async function* exportSellers(
  source: NumbersSource,
  query: NumbersQuery,
): AsyncGenerator<string> {
  const { period, currency } = await loadNumbers(source, query);
  const columns: readonly ExportColumn<BestSeller>[] = [
    { heading: 'Product id', cell: ({ productId }) => productId },
    { heading: 'Product', cell: ({ title }) => title },
    { heading: 'Pieces', cell: ({ pieces }) => String(pieces) },
    { heading: 'Money', cell: ({ cents }) => exportAmount(cents, currency) },
    { heading: 'Currency', cell: () => currency },
  ];
  const { db, site } = source;
  let skip = 0;
  yield* exportRows(columns, async (_last, limit) => {
    const which = { ...period.span, currency, limit, skip };
    skip += limit;
    return listBestSellers(db, site.id, which);
  });
}
