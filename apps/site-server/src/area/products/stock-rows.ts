import { currentPrice, formatMoney } from '@frontage/commerce-model';
import type { StoredProduct } from '../../shop/catalogue/stored-product';

/** A row of the list: a variant, or a product without any. */
export interface StockRow {
  readonly productId: string;
  readonly variantId: string;
  /** Of the variant, and of its product. */
  readonly title: string;
  readonly productTitle: string;
  readonly sku: string;
  readonly slug: string;
  readonly price: string;
  readonly state: StoredProduct['state'];
  /** Undefined where pieces are not counted. */
  readonly stock: number | undefined;
  /** How many variants of the product are left out after this row. */
  readonly more: number;
}

/** How many variants of a product a list shows; the rest is shown for a product on its own. */
const mostShown = 20;

/**
 * Makes the rows of a list, a row for each variant.
 *
 * @param products in the order of the list
 */
export function stockRows(products: readonly StoredProduct[]): readonly StockRow[] {
  const limit = products.length === 1 ? Infinity : mostShown;
  return products.flatMap((stored) => {
    const rows = rowsOf(stored);
    const shown = rows.slice(0, limit);
    const more = rows.length - shown.length;
    return shown.map((row, index) => (index === shown.length - 1 ? { ...row, more } : row));
  });
}

function rowsOf({ product, slug, state, currency }: StoredProduct): StockRow[] {
  const row = {
    productId: product.id,
    variantId: '',
    title: product.title,
    productTitle: product.title,
    sku: '',
    slug,
    state,
    price: formatMoney({ cents: currentPrice(product), currency }, 'en'),
    stock: undefined,
    more: 0,
  };
  if (product.productType === 'digital' || product.variants.length === 0) return [row];
  const isCounted = product.productType === 'physical' || product.productType === 'service';
  return product.variants.map((variant) => {
    const options = variant.optionValues.map(({ value }) => value).join(', ');
    return {
      ...row,
      variantId: variant.id,
      title: options === '' ? product.title : `${product.title}, ${options}`,
      sku: variant.sku,
      price: formatMoney({ cents: currentPrice(variant), currency }, 'en'),
      stock: isCounted && !variant.unlimited ? variant.qtyInStock : undefined,
    };
  });
}
