import { createElement, type ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureLoading } from '../../picture/picture.parts';
import { usePageNeeds } from '../../render/page-needs';
import { hasOwnCheckout } from '../../shop/has-own-checkout';
import { planTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { useTexts } from '../../texts/use-texts';
import { inCurrency, pricesOfAttribute } from '../../shop/shown-currency';
import { productTexts } from '../product/product.texts';
import { ProductMarks } from '../product/ProductMarks';
import { productPicturesNeeds } from '../product/ProductPictures';
import { ProductPrice } from '../product/ProductPrice';
import { productOffer } from '../product/variant-offers';
import { productListTexts } from './product-list.texts';
import {
  quickViewProductAddress,
  quickViewAddressAttribute,
  quickViewAttribute,
} from './quick-view.parts';

/** The props of a list's card. */
export interface ProductCardProps {
  view: ProductView;
  quickView: boolean;
  headingLevel: 2 | 3;
  locale: string;
  loading: PictureLoading;
}

/**
 * A product in a list: one link with everything that identifies it, and one that opens the quick
 * view.
 */
export function ProductCard({
  view,
  quickView,
  headingLevel,
  locale,
  loading,
}: ProductCardProps): ReactNode {
  // The quick view shows a product's block, and in it the form of a subscription.
  const form = view.product.subscriptionPlan ? ['subscription'] : [];
  usePageNeeds(quickView && { styles: ['product', ...productPicturesNeeds.styles, ...form] });
  const texts = useTexts(productTexts);
  const plan = useTexts(planTexts);
  const { quickView: look, quickViewOf } = useTexts(productListTexts);
  const { product, slug, pictures, currency, display } = view;
  const shown = { currency, currencies: display.currencies };
  const [picture] = pictures;
  const { title } = product;
  const href = inCurrency(`/${slug}`, shown);
  return (
    <li className="fr-card" {...(!hasOwnCheckout(view) && { [pricesOfAttribute]: product.id })}>
      <a className="fr-card__link" href={href}>
        <span className="fr-card__picture">
          {/* The title below says everything, so the picture has no text. */}
          {picture && (
            <Picture
              picture={{ ...picture, alt: '' }}
              mode="cover"
              loading={loading}
              sizes="(min-width: 1000px) 25vw, (min-width: 640px) 33vw, 50vw"
            />
          )}
        </span>
        {createElement(`h${headingLevel}`, { className: 'fr-card__title' }, title)}
      </a>
      <ProductMarks product={product} texts={texts} />
      <ProductPrice offer={productOffer(view, { texts, plan, locale })} texts={texts} />
      {quickView && (
        <a
          className="fr-card__look"
          href={href}
          aria-label={quickViewOf({ title })}
          {...{
            [quickViewAttribute]: title,
            [quickViewAddressAttribute]: inCurrency(
              quickViewProductAddress(product.id, locale),
              shown,
            ),
          }}
        >
          {look}
        </a>
      )}
    </li>
  );
}
