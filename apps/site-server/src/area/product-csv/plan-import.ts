import type { Site } from '../../sites/site-settings';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Database } from '../../store/database';
import { loadProduct } from '../product/load-product';
import { normalizeAmounts } from '../product/normalize-amounts';
import { fieldOf, readFieldName, readLines, writeLines } from '../entries/entry-fields';
import { writeProductFields, type ProductFields } from '../product/product-fields';
import { readProductFields } from '../product/read-product-fields';
import { sayOfCsv } from './csv-texts';
import { readProductTable, type TableProduct } from './read-product-table';

/** What a table would do with one product. */
export interface PlannedProduct {
  readonly id: string;
  readonly kind: TableProduct['kind'];
  readonly title: string;
  readonly isNew: boolean;
  /** The controls as they are stored, and as the table wants them. */
  readonly base: ProductFields;
  readonly entered: ProductFields;
  /** The headings of what changes. */
  readonly changed: readonly string[];
  /** What is wrong, with line and heading; then nothing of this product is saved. */
  readonly wrong: readonly string[];
}

/** What a table would do, or why it cannot be read. */
export type ImportPlan =
  | { readonly products: readonly PlannedProduct[]; readonly wrong?: undefined }
  | { readonly wrong: string };

/** How a table is brought in. */
export interface ImportRequest {
  readonly site: Site;
  /** The table. */
  readonly text: string;
  /** Whether it sets the stock. */
  readonly withStock: boolean;
  /** Makes the ids of new products. */
  readonly createId: () => string;
}

/**
 * Works out what a table of products would do. Changes nothing.
 *
 * @param db the reading side
 * @param request the table
 */
export async function planImport(db: Database, request: ImportRequest): Promise<ImportPlan> {
  const { currencies } = readShopSettings(request.site.settings);
  const read = readProductTable(request.text, currencies);
  if (read.wrong !== undefined) return { wrong: read.wrong };
  const products: PlannedProduct[] = [];
  for (const product of read.products) products.push(await planProduct(db, request, product));
  return { products };
}

async function planProduct(
  db: Database,
  { site, withStock, createId }: ImportRequest,
  product: TableProduct,
): Promise<PlannedProduct> {
  const id = product.id || createId();
  const kind = product.id === '' ? product.kind : undefined;
  const loaded = await loadProduct(db, site, id, kind);
  const title = product.fields.get('title')?.text ?? product.id;
  const planned = { id, kind: product.kind, title, isNew: product.id === '' };
  if (!loaded) {
    const text = sayOfCsv('lineOf', { line: product.line, text: sayOfCsv('gone') });
    return { ...planned, base: {}, entered: {}, changed: [], wrong: [text] };
  }
  const { stored, facts } = loaded;
  const base = writeProductFields(stored, facts);
  const rows = stored.product.productType === 'digital' ? withoutVariants(product) : product;
  const entered = normalizeAmounts(enter(base, rows, withStock), stored.currency);
  const { wrong } = readProductFields(entered, stored, facts);
  const changed = Object.keys(entered).filter((name) => entered[name] !== (base[name] ?? ''));
  return {
    ...planned,
    title: entered['title'] ?? title,
    base,
    entered,
    changed: [...new Set(changed.map((name) => headingOf(product, name)))],
    wrong: [...wrong].map(([name, text]) => describe(product, name, text)),
  };
}

/** A digital product has no variants, whatever a table says: its price is its own. */
function withoutVariants(product: TableProduct): TableProduct {
  const wholeFields = [...product.fields].map(
    ([name, cell]) => [name.replace(/@.*$/s, '@'), cell] as const,
  );
  return { ...product, fields: new Map(wholeFields), variants: [] };
}

/** What a table does not name stays; variants that it does not name stay as well. */
function enter(base: ProductFields, product: TableProduct, withStock: boolean): ProductFields {
  const isBlank = product.id === '';
  const cells = [...product.fields].filter(([name]) => withStock || !isStock(name) || isBlank);
  const stays = isBlank ? [] : readLines(base['variants']);
  const added = product.variants.filter((variant) => !stays.includes(variant));
  return {
    ...base,
    ...Object.fromEntries(cells.map(([name, { text }]) => [name, text])),
    variants: writeLines([...stays, ...added]),
  };
}

const isStock = (name: string): boolean => readFieldName(name).name === 'stock';

function cellOf({ fields }: TableProduct, name: string) {
  return fields.get(name) ?? fields.get(fieldOf(readFieldName(name).name, ''));
}

function headingOf(product: TableProduct, name: string): string {
  return cellOf(product, name)?.heading ?? readFieldName(name).name;
}

function describe(product: TableProduct, name: string, text: string): string {
  const cell = cellOf(product, name);
  if (!cell) return sayOfCsv('lineOf', { line: product.line, text });
  return sayOfCsv('line', { line: cell.line, heading: cell.heading, text });
}
