import type { CurrencyCode } from '@frontage/commerce-model';
import type { StoredProduct } from './stored-product';

/**
 * Gives a product with its prices in a currency. Variants without a price in it are left out;
 * undefined if the product is not sold in it at all.
 */
export function productIn<
  Stored extends Pick<StoredProduct, 'product' | 'currency' | 'pricesByCurrency'>,
>(stored: Stored, currency: CurrencyCode): Stored | undefined {
  if (stored.currency === currency) return stored;
  const { product, pricesByCurrency } = stored;
  const prices = pricesByCurrency[currency];
  if (!prices) return undefined;
  if (product.productType === 'digital') {
    const price = prices[''];
    return price && { ...stored, currency, product: { ...product, ...price } };
  }
  const variants = product.variants.flatMap((variant) => {
    const price = Object.hasOwn(prices, variant.id) ? prices[variant.id] : undefined;
    return price ? [{ ...variant, ...price }] : [];
  });
  return variants.length === 0
    ? undefined
    : { ...stored, currency, product: { ...product, variants } };
}
