import { chartMessages } from './chart-messages';

/** A row of a data set: what it is called, and a number for each series. */
export interface DataRow {
  readonly label: string;
  readonly values: readonly number[];
}

/** Numbers to draw. */
export interface DataSet {
  /** The name of each series. */
  readonly series: readonly string[];
  readonly rows: readonly DataRow[];
  /** What is wrong with it; undefined if it can be drawn. */
  readonly issue: (typeof chartMessages)[keyof typeof chartMessages] | undefined;
}

/** The most rows and series that are drawn [5.16]; what is beyond them is cut off. */
export const mostData = { rows: 60, series: 6 } as const;

/**
 * Reads a table as it is pasted from a spreadsheet: a line for each row, cells apart by tabs or
 * semicolons; the first line names the series, the first cell of each other line the row. A cell
 * that is no number counts as 0. Never throws.
 */
export function readDataSet(text: string): DataSet {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()));
  const [head = [], ...body] = lines;
  const series = head.slice(1, mostData.series + 1);
  const rows = body.slice(0, mostData.rows).map(([label = '', ...cells]) => ({
    label,
    values: series.map((_name, index) => readCell(cells[index])),
  }));
  if (rows.length === 0) return { series, rows, issue: chartMessages.empty };
  return { series, rows, issue: series.length === 0 ? chartMessages.encoding : undefined };
}

/** `1.234,5` and `1,234.5` are read by their last sign. */
function readCell(cell = ''): number {
  const digits = cell.replace(/[^\d.,-]/g, '');
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isGrouping = decimal >= 0 && digits.length - decimal === 4 && !/[.,].*[.,]/.test(digits);
  const number = Number(
    decimal < 0 || isGrouping
      ? digits.replace(/[.,]/g, '')
      : `${digits.slice(0, decimal).replace(/[.,]/g, '')}.${digits.slice(decimal + 1)}`,
  );
  return Number.isFinite(number) ? number : 0;
}
