import { byteOrderMark, csvRow } from '../../files/csv-row';
import { listProducts, type ListedProductFilter } from '../../shop/catalogue/list-products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import type { RowPart, RowPlace } from '../../store/row-part';
import { isFlag } from '../product/is-flag';
import { fieldOf, readLines } from '../entries/entry-fields';
import { wholeProduct, writeProductFields, type ProductFacts } from '../product/product-fields';
import { headingsOf, productColumns, variantColumns } from './csv-column';
import { csvText } from '../../files/parse-csv';

/** The number of products read at once. */
const groupSize = 200;

/**
 * Exports the products that a filter finds as a table, piece by piece: a row for each variant.
 * `readProductTable` reads it.
 *
 * @param store with the products
 * @param site the site
 * @param filter which of them
 * @param order of the list. @default newest
 */
export async function* exportProducts(
  { read, now }: Pick<Store, 'read' | 'now'>,
  site: Site,
  filter: ListedProductFilter,
  order?: RowPart['order'],
): AsyncGenerator<string> {
  const { currencies } = readShopSettings(site.settings);
  const facts = { currencies, timeZone: siteTimeZone(site), alts: new Map<string, string>() };
  yield byteOrderMark + csvRow(headingsOf(currencies));
  let before: RowPlace | undefined;
  for (;;) {
    const part = { before, order, limit: groupSize };
    const group = await listProducts(read, site.id, filter, part, now());
    for (const stored of group) yield rowsOf(stored, facts);
    const last = group.at(-1);
    if (!last || group.length < groupSize) return;
    before = { createdAt: last.createdAt, id: last.product.id };
  }
}

/** Writes the rows of a product. */
export function rowsOf(stored: StoredProduct, facts: ProductFacts): string {
  const fields = writeProductFields(stored, facts);
  const variants = readLines(fields['variants']);
  const { id, productType } = stored.product;
  const rows = variants.length === 0 ? [wholeProduct] : variants;
  const cell = (field: string, name: string) =>
    isFlag(name) && fields[field] === 'on' ? 'yes' : (fields[field] ?? '');
  return rows
    .map((variant, index) =>
      csvRow(
        [
          ...[id, productType, variant],
          ...productColumns.map(({ field }) => (index === 0 ? cell(field, field) : '')),
          ...variantColumns(facts.currencies).map(({ field }) =>
            cell(fieldOf(field, variant), field),
          ),
        ].map(csvText),
      ),
    )
    .join('');
}
