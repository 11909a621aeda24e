import { exportAmount, exportRows, type ExportColumn } from '../export-list';
import { loadNumbers, type NumbersSource } from './load-numbers';
import type { SeriesRow } from './number-series';
import type { NumbersQuery } from './numbers-query';

/** What was bought and given in a part of a period. */
interface PartRow {
  readonly bought: SeriesRow;
  readonly given: SeriesRow | undefined;
}

/**
 * Writes the numbers of a period as a table for spreadsheets, a row for each of its parts.
 *
 * @param source the site
 * @param query period and currency
 */
export async function* exportParts(
  source: NumbersSource,
  query: NumbersQuery,
): AsyncGenerator<string> {
  const { currency, bought, given } = await loadNumbers(source, query);
  const amount = (cents = 0) => exportAmount(cents, currency);
  const count = (of: { readonly count: number } | undefined) => String(of?.count ?? 0);
  const columns: readonly ExportColumn<PartRow>[] = [
    { heading: 'First day', cell: ({ bought: { part } }) => part.first },
    { heading: 'Last day', cell: ({ bought: { part } }) => part.last },
    { heading: 'Currency', cell: () => currency },
    { heading: 'Orders paid', cell: ({ bought: of }) => count(of) },
    { heading: 'Money from orders', cell: ({ bought: of }) => amount(of.cents) },
    { heading: 'Donations', cell: ({ given: of }) => count(of) },
    { heading: 'Money from donations', cell: ({ given: of }) => amount(of?.cents) },
    { heading: 'Orders paid before', cell: ({ bought: of }) => count(of.before) },
    { heading: 'Money from orders before', cell: ({ bought: of }) => amount(of.before.cents) },
    { heading: 'Donations before', cell: ({ given: of }) => count(of?.before) },
    { heading: 'Money from donations before', cell: ({ given: of }) => amount(of?.before.cents) },
  ];
  const rows = bought.rows.map((row, index) => ({ bought: row, given: given.rows[index] }));
  yield* exportRows(columns, () => Promise.resolve(rows));
}
