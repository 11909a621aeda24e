import { isSoldOut } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ProductView } from '../../shop/product-view';
import type { ProductTexts } from './product-texts';
import { productControls, productParts } from './product.parts';

/** A form for those who want to hear when something is back. It needs a script, which shows it for what is sold out. */
export function ProductRestock({ view: { product, display }, texts, prefix }: { view: ProductView; texts: ProductTexts; prefix: string }): ReactNode {
  const id = `${prefix}-email`;
  const mayRunOut = isSoldOut(product) || product.variants.some(({ unlimited }) => !unlimited);
  if (!display.restockNotices || !mayRunOut || product.productType === 'digital' || product.productType === 'giftCard') return null;
  return (
    <form className="fr-product__restock" hidden {...{ [productParts.restock]: '' }}>
      <label htmlFor={id}>{texts.restock}</label>
      <div className="fr-product__actions">
        <input id={id} type="email" name={productControls.email} placeholder={texts.email} autoComplete="email" required maxLength={254} />
        <button type="submit" className="fr-product__notify">
          {texts.notify}
        </button>
      </div>
      <p className="fr-product__status" role="status" {...{ [productParts.status]: '' }} />
    </form>
  );
}
