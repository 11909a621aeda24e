import type { ReactNode } from 'react';
import type { ProductTexts } from './product.texts';
import { productParts, type VariantOffer } from './product.parts';

/**
 * A price, and the price before the sale; its labels are for screen readers, which do not convey
 * that one is struck out.
 */
export function ProductPrice({
  offer: { price, was },
  texts,
}: {
  offer: Pick<VariantOffer, 'price' | 'was'>;
  texts: ProductTexts;
}): ReactNode {
  return (
    <p className="fr-price">
      <span className="fr-hidden" hidden={was === ''} {...{ [productParts.onSale]: '' }}>
        {`${texts.salePrice} `}
      </span>
      <span className="fr-price__now" {...{ [productParts.price]: '' }}>
        {price}
      </span>
      <span className="fr-price__was" hidden={was === ''} {...{ [productParts.was]: '' }}>
        {' '}
        <span className="fr-hidden">{`${texts.originalPrice} `}</span>
        <del {...{ [productParts.wasAmount]: '' }}>{was}</del>
      </span>
    </p>
  );
}
