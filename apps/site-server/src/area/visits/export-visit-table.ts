import { exportRows } from '../export-list';
import type { VisitTable } from './visit-table';

/** Writes a table for spreadsheets. */
export function exportVisitTable({ headings, rows }: VisitTable): AsyncGenerator<string> {
  const columns = headings.map((heading, index) => ({
    heading,
    cell: ({ name, values }: VisitTable['rows'][number]) =>
      index === 0 ? name : String(values[index - 1] ?? ''),
  }));
  return exportRows(columns, (last, _limit) => Promise.resolve(last === undefined ? rows : []));
}
