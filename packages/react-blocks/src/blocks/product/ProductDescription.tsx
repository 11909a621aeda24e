import type { ReactNode } from 'react';
import type { ProductView } from '../../shop/product-view';
import { productParts } from './product.parts';
import { saySize, type ProductSpeech } from './variant-offers';

/** A product's description, weight and size [9.05]. */
export function ProductDescription({
  view,
  weight,
  speech,
}: {
  view: ProductView;
  weight: string;
  speech: ProductSpeech;
}): ReactNode {
  const { texts } = speech;
  const size = saySize(view, speech);
  const weighed = weight !== '' || variantsWeigh(view);
  return (
    <div className="fr-product__description">
      {view.description
        .split(/\n\s*\n/)
        .map((words, index) => words.trim() && <p key={index}>{words.trim()}</p>)}
      {(weighed || size) && (
        <dl>
          {weighed && (
            <div hidden={weight === ''}>
              <dt>{texts.weight}</dt>
              <dd {...{ [productParts.weight]: '' }}>{weight}</dd>
            </div>
          )}
          {size && (
            <div>
              <dt>{texts.size}</dt>
              <dd>{size}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

function variantsWeigh({ product }: ProductView): boolean {
  return (
    product.productType === 'physical' &&
    product.variants.some(({ weightGrams }) => weightGrams > 0)
  );
}
