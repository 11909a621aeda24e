import { productTypes, type CurrencyCode, type ProductType } from '@frontage/commerce-model';
import { isFlag } from '../product/is-flag';
import { fieldOf } from '../entries/entry-fields';
import { wholeProduct } from '../product/product-fields';
import { keyColumns, productColumns, variantColumns, headingsOf } from './csv-column';
import { sayOfCsv } from './csv-texts';
import { parseCsv, type CsvLine } from '../../files/parse-csv';

/** A product of a table, as its rows say. */
export interface TableProduct {
  /** Its id; '' for a new product. */
  readonly id: string;
  /** Its kind, if it is new. */
  readonly kind: ProductType;
  /** What the table says, by the names of the controls; variants have the ids of the table. */
  readonly fields: ReadonlyMap<string, TableCell>;
  /** Its variants in the order of the table. */
  readonly variants: readonly string[];
  /** The number of its first line. */
  readonly line: number;
}

/** A cell with where it stands. */
export interface TableCell {
  readonly text: string;
  readonly line: number;
  readonly heading: string;
}

/** A table that was read, or why it was not. */
export type ReadTable =
  | { readonly products: readonly TableProduct[]; readonly wrong?: undefined }
  | { readonly wrong: string };

/** The most products of one table. */
const mostProducts = 2_000;

/**
 * Reads a table of products. Columns may be in any order, and any but `Id` may be missing: what a
 * table does not name stays as it is.
 *
 * @param text of the file
 * @param others the other currencies of the shop
 */
export function readProductTable(text: string, currencies: readonly CurrencyCode[]): ReadTable {
  const [head, ...lines] = parseCsv(text);
  if (!head || lines.length === 0) return { wrong: sayOfCsv('empty') };
  const known = new Map(headingsOf(currencies).map((heading) => [heading.toLowerCase(), heading]));
  const headings = head.cells.map((cell) => known.get(cell.trim().toLowerCase()));
  const unknownAt = headings.indexOf(undefined);
  if (unknownAt !== -1)
    return { wrong: sayOfCsv('unknownColumn', { heading: head.cells[unknownAt] ?? '' }) };
  const twice = headings.find((heading, place) => headings.indexOf(heading) !== place);
  if (twice !== undefined) return { wrong: sayOfCsv('twiceColumn', { heading: twice }) };
  if (!headings.includes(keyColumns.id)) return { wrong: sayOfCsv('noId') };
  const groups = new Map<string, Record<string, TableCell>[]>();
  for (const line of lines) {
    const cells = cellsOf(line, headings);
    const key = keyOf(cells, line);
    const group = groups.get(key);
    if (group) group.push(cells);
    else groups.set(key, [cells]);
  }
  if (groups.size > mostProducts) return { wrong: sayOfCsv('tooLong', { count: mostProducts }) };
  return { products: [...groups.values()].map((rows) => productOf(rows, currencies)) };
}

function cellsOf({ line, cells }: CsvLine, headings: readonly (string | undefined)[]) {
  const named = headings.flatMap((heading, index): [string, TableCell][] =>
    heading === undefined ? [] : [[heading, { text: cells[index] ?? '', line, heading }]],
  );
  return Object.fromEntries(named);
}

/** Rows of a new product have no id; those with one address belong together. */
function keyOf(cells: Readonly<Record<string, TableCell>>, { line }: CsvLine): string {
  const id = cells[keyColumns.id]?.text.trim() ?? '';
  if (id !== '') return `id ${id}`;
  const slug = cells['Address']?.text.trim() ?? '';
  return slug === '' ? `line ${line}` : `slug ${slug}`;
}

function productOf(
  rows: readonly Readonly<Record<string, TableCell>>[],
  currencies: readonly CurrencyCode[],
): TableProduct {
  const [first = {}] = rows;
  const fields = new Map<string, TableCell>();
  for (const { heading, field } of productColumns) {
    const cell = first[heading];
    if (cell) fields.set(field, { ...cell, text: readText(cell.text, field) });
  }
  const kind = productTypes.find(
    (productType) => productType === first[keyColumns.kind]?.text.trim(),
  );
  const isWhole = kind === 'digital';
  const variants: string[] = [];
  for (const [index, row] of rows.entries()) {
    const named = row[keyColumns.variant]?.text.trim() ?? '';
    const variant = isWhole ? wholeProduct : named || `row-${index + 1}`;
    if (!isWhole) variants.push(variant);
    for (const { heading, field } of variantColumns(currencies)) {
      const cell = row[heading];
      if (cell) fields.set(fieldOf(field, variant), { ...cell, text: readText(cell.text, field) });
    }
  }
  const id = first[keyColumns.id];
  return {
    id: id?.text.trim() ?? '',
    kind: kind ?? 'physical',
    fields,
    variants,
    line: id?.line ?? 0,
  };
}

function readText(text: string, field: string): string {
  const plain = text.replaceAll('\r\n', '\n').trim();
  if (!isFlag(field)) return plain;
  return /^(?:yes|true|on|1)$/i.test(plain) ? 'on' : '';
}
