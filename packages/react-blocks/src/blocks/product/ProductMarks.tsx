import { isOnSale, isSoldOut, type Product } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ProductTexts } from './product.texts';

/**
 * Shows whether a product is sold out, else whether it is on sale [4.02]; nothing for all others.
 */
export function ProductMarks({
  product,
  texts,
}: {
  product: Product;
  texts: ProductTexts;
}): ReactNode {
  if (isSoldOut(product)) return <p className="fr-mark fr-mark--sold-out">{texts.soldOut}</p>;
  return isOnSale(product) && <p className="fr-mark fr-mark--sale">{texts.sale}</p>;
}
