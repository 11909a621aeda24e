import { createElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../render/root-props';
import type { ProductView } from '../../shop/product-view';
import { DonationForm } from './DonationForm';

/** A donation block for visitors. */
export interface DonationProps extends RootProps {
  /** A product that takes donations; any other shows nothing. */
  view: ProductView;
  /** The page that names the donation [2.03]: the one with the block. */
  pageId: string;
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** A donation block: its purpose, the amount and one button; it needs no script. */
export function Donation(props: DonationProps): ReactNode {
  const { view, pageId, headingLevel = 2, locale = 'en' } = props;
  return (
    <DonationForm {...rootProps(props)} view={view} pageId={pageId} locale={locale}>
      {createElement(`h${headingLevel}`, { className: 'fr-buy__title' }, view.product.title)}
    </DonationForm>
  );
}
