import { htmlText } from './html-text';
import type { FoundProduct, FoundVariant } from './found-product';
import { splitWords } from './read-shopify-product';
import type { TableRow } from './table-row';

const types: ReadonlyMap<string, FoundProduct['type']> = new Map([
  ['physical', 'physical'],
  ['service', 'service'],
  ['digital', 'digital'],
  ['download', 'digital'],
  ['gift card', 'giftCard'],
  ['gift_card', 'giftCard'],
]);

/**
 * Reads the rows of one product, as Squarespace exports it.
 *
 * @param from the file with the line
 * @param rows the first has what counts for all
 * @returns what is wrong, as a sentence
 */
export function readSquareProduct(
  from: string,
  rows: readonly [TableRow, ...TableRow[]],
): FoundProduct | string {
  const [first] = rows;
  const title = first.text('title');
  if (title === '') return 'It has no Title, and no row of a product is above it.';
  const variants = rows.filter((row) => row.text('price') !== '');
  if (variants.length === 0) return 'It has no Price.';
  const names = [1, 2, 3, 4, 5, 6].map((number) => first.text(`option name ${number}`));
  return {
    from,
    handle: first.text('product url').split('/').at(-1) || title,
    title,
    description: htmlText(first.text('description')),
    type: types.get(first.text('product type').toLowerCase()) ?? 'physical',
    category: splitWords(first.text('categories'))[0]?.split('/').at(-1) ?? '',
    tags: splitWords(first.text('tags')),
    isVisible: first.isOn('visible'),
    pictures: first
      .text('hosted image urls')
      .split(/\s+/)
      .filter((source) => source !== '')
      .map((source) => ({ source, alt: '' })),
    variants: variants.map((row) => readVariant(row, names)),
  };
}

function readVariant(row: TableRow, names: readonly string[]): FoundVariant {
  return {
    sku: row.text('sku'),
    price: row.text('price'),
    salePrice: row.isOn('on sale') ? row.text('sale price') : '',
    stock: /^unlimited$/i.test(row.text('stock')) ? undefined : Math.floor(row.amount('stock')),
    // Their tables have kilograms.
    weightGrams: Math.round(row.amount('weight') * 1000),
    options: names.flatMap((optionName, index) => {
      const value = row.text(`option value ${index + 1}`);
      return optionName === '' || value === '' ? [] : [{ optionName, value }];
    }),
    picture: '',
  };
}
