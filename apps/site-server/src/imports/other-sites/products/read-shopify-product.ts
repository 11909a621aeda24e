import { htmlText } from './html-text';
import type { FoundProduct, FoundVariant } from './found-product';
import type { TableRow } from './table-row';

/**
 * Reads the rows of one product, as Shopify exports it.
 *
 * @param from the file with the line
 * @param rows the first has what counts for all
 * @returns what is wrong, as a sentence
 */
export function readShopifyProduct(
  from: string,
  rows: readonly [TableRow, ...TableRow[]],
): FoundProduct | string {
  const [first] = rows;
  const handle = first.text('handle');
  const title = first.text('title');
  if (handle === '') return 'It has no Handle.';
  if (title === '') return 'It has no Title.';
  const variants = rows.filter((row) => row.text('variant price') !== '');
  if (variants.length === 0) return 'It has no Variant Price.';
  const names = [1, 2, 3].map((number) => first.text(`option${number} name`));
  const images = rows
    .filter((row) => row.text('image src') !== '')
    .sort((one, other) => one.amount('image position') - other.amount('image position'));
  const status = first.text('status');
  return {
    from,
    handle,
    title,
    description: htmlText(first.text('body (html)') || first.text('body html')),
    type: typeOf(rows),
    category: first.text('type') || first.text('product category').split('>').at(-1)?.trim() || '',
    tags: splitWords(first.text('tags')),
    isVisible: status === '' ? first.isOn('published') : /^active$/i.test(status),
    pictures: images.map((row) => ({
      source: row.text('image src'),
      alt: row.text('image alt text'),
    })),
    variants: variants.map((row) => readVariant(row, names)),
  };
}

function typeOf(rows: readonly TableRow[]): FoundProduct['type'] {
  if (rows.some((row) => row.isOn('gift card'))) return 'giftCard';
  const isShipped = rows.some((row) => !/^false$/i.test(row.text('variant requires shipping')));
  return isShipped ? 'physical' : 'service';
}

function readVariant(row: TableRow, names: readonly string[]): FoundVariant {
  const price = row.text('variant price');
  const before = row.text('variant compare at price');
  const isSale = row.amount('variant compare at price') > row.amount('variant price');
  const isTracked =
    row.text('variant inventory tracker') !== '' &&
    !/^continue$/i.test(row.text('variant inventory policy'));
  return {
    sku: row.text('variant sku').replace(/^'/, ''),
    price: isSale ? before : price,
    salePrice: isSale ? price : '',
    stock: isTracked ? Math.floor(row.amount('variant inventory qty')) : undefined,
    weightGrams: Math.round(row.amount('variant grams')),
    options: names.flatMap((optionName, index) => {
      const value = row.text(`option${index + 1} value`);
      const isNone = optionName === '' || value === '' || value === 'Default Title';
      return isNone ? [] : [{ optionName, value }];
    }),
    picture: row.text('variant image'),
  };
}

/** Splits what stands between commas. */
export function splitWords(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}
