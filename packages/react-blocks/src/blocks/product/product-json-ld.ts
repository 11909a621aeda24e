import { currentPrice, fractionDigits, isSoldOut, variantLabel } from '@frontage/commerce-model';
import { scriptJson } from '../../render/script-json';
import type { ProductView } from '../../shop/product-view';

/**
 * Gives the data of a product for search engines (schema.org), as JSON for a script element.
 * Addresses are the site's own paths.
 */
export function productJsonLd({
  product,
  currency,
  slug,
  description,
  pictures,
  reviews,
}: ProductView): string {
  const url = slug && `/${slug}`;
  const offers =
    product.productType === 'digital'
      ? [{ ...product, name: '', available: true }]
      : product.variants.map((variant) => ({
          ...variant,
          name: variantLabel(variant),
          available: !isSoldOut({ productType: product.productType, variants: [variant] }),
        }));
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: description || undefined,
    image: pictures.map(({ source }) => source),
    url: url || undefined,
    aggregateRating:
      reviews && reviews.count > 0
        ? { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count }
        : undefined,
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name || undefined,
      url: url || undefined,
      price: decimal(
        product.productType === 'giftCard' ? offer.priceCents : currentPrice(offer),
        fractionDigits(currency),
      ),
      priceCurrency: currency,
      availability: `https://schema.org/${offer.available ? 'InStock' : 'OutOfStock'}`,
    })),
  });
}

/** Cents as a decimal number, whatever the language: `12.50`. */
function decimal(cents: number, digits: number): string {
  const text = String(cents).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
