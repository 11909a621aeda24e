import { parseCsv } from '../../../files/parse-csv';
import type { Finding } from '../report/finding';
import type { FoundProduct } from './found-product';
import { readShopifyProduct } from './read-shopify-product';
import { readSquareProduct } from './read-square-product';
import { tableRow, type TableRow } from './table-row';

/** The products of a table, and the rows that are none. */
export interface ProductTable {
  readonly products: readonly FoundProduct[];
  readonly findings: readonly Finding[];
}

/**
 * Reads a table of products, as Shopify or Squarespace export them; which of them, the headings
 * say.
 *
 * @param name of the file, for what is said of it
 * @param text of the file
 * @throws if it is neither
 */
export function readProductTable(name: string, text: string): ProductTable {
  const [headings, ...lines] = parseCsv(text);
  const names = headings?.cells.map(plainHeading) ?? [];
  const isShopify = names.includes('handle') && names.includes('variant price');
  const isSquare = names.includes('title') && names.includes('option name 1');
  if (!isShopify && !isSquare)
    throw new Error(
      `${name} is no table of products that is known: its first line has neither Handle and Variant Price, nor Title and Option Name 1.`,
    );
  const rows = lines.map(({ line, cells }) => tableRow(names, line, cells));
  const groups = isShopify ? byHandle(rows) : byTitle(rows);
  const products: FoundProduct[] = [];
  const findings: Finding[] = [];
  for (const group of groups) {
    const [first] = group;
    const from = `${name}, line ${first.line}`;
    const read = isShopify ? readShopifyProduct(from, group) : readSquareProduct(from, group);
    if (typeof read === 'string')
      findings.push({ about: 'entry', from, state: 'left out', more: read });
    else products.push(read);
  }
  return { products, findings };
}

/** Rows that belong together, at least one. */
type RowGroup = readonly [TableRow, ...TableRow[]];

/** A product has a row for each version and each picture, all with its handle. */
function byHandle(rows: readonly TableRow[]): readonly RowGroup[] {
  const groups = new Map<string, [TableRow, ...TableRow[]]>();
  for (const row of rows) {
    const key = row.text('handle') || `line ${row.line}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** The rows of versions follow that of their product, and have no title. */
function byTitle(rows: readonly TableRow[]): readonly RowGroup[] {
  const groups: [TableRow, ...TableRow[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.text('title') === '' && last) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Squarespace marks columns that cannot be edited. */
function plainHeading(heading: string): string {
  return heading
    .replace(/\[[^[\]]*\]/g, '')
    .trim()
    .toLowerCase();
}
