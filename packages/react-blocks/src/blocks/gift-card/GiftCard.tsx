import { createElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../render/root-props';
import type { ProductView } from '../../shop/product-view';
import { GiftCardForm } from './GiftCardForm';

/** A gift card that visitors may buy. */
export interface GiftCardProps extends RootProps {
  /** A product that is a gift card; any other shows nothing. */
  view: ProductView;
  /** The site that sells it [2.04]. */
  websiteId: string;
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** A gift card block: its value, for whom it is and when it is sent; it needs no script. */
export function GiftCard(props: GiftCardProps): ReactNode {
  const { view, websiteId, headingLevel = 2, locale = 'en' } = props;
  if (view.product.productType !== 'giftCard') return null;
  return (
    <GiftCardForm {...rootProps(props)} view={view} websiteId={websiteId} locale={locale}>
      {createElement(`h${headingLevel}`, { className: 'fr-buy__title' }, view.product.title)}
    </GiftCardForm>
  );
}
