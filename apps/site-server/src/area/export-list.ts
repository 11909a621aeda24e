import { fractionDigits, type CurrencyCode } from '@frontage/commerce-model';
import { byteOrderMark, csvRow } from '../files/csv-row';
import type { RowPart, RowPlace } from '../store/row-part';
import { escapeHidden } from '../texts/escape-hidden';

/** A column of a list that is downloaded as a table. */
export interface ExportColumn<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => string;
}

/** How many rows are read at once. */
const groupSize = 500;

/**
 * Writes a list of the area as a table for spreadsheets, piece by piece. See `exportRows`.
 *
 * @param columns of the table
 * @param list lists a part of what the filter of the page finds
 * @param order of the page. @default newest
 */
export function exportList<Row extends RowPlace>(
  columns: readonly ExportColumn<Row>[],
  list: (part: RowPart) => Promise<readonly Row[]>,
  order?: RowPart['order'],
): AsyncGenerator<string> {
  return exportRows(columns, (before: Row | undefined, limit) => list({ before, order, limit }));
}

/**
 * Writes rows as a table for spreadsheets, piece by piece: UTF-8 with a byte order mark, no cell
 * that a program would run, no sign that nobody sees.
 *
 * @param columns of the table
 * @param next gives the rows below one, or the first ones; fewer than `limit` end the table
 */
export async function* exportRows<Row>(
  columns: readonly ExportColumn<Row>[],
  next: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns.map(({ heading }) => heading));
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last, groupSize);
    for (const row of rows) yield csvRow(columns.map(({ cell }) => escapeHidden(cell(row))));
    last = rows.at(-1);
    if (rows.length < groupSize) return;
  }
}

/** Writes a time of a table in UTC; nothing for none. */
export function exportTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString();
}

/** Writes an amount of a table as a number, such as `12.50`; its currency has a column. */
export function exportAmount(cents: number, currency: CurrencyCode): string {
  const digits = fractionDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
