import { createElement, type ReactNode } from 'react';
import type { ProductView } from '../../shop/product-view';
import { DonationForm } from './DonationForm';

/** A donation that visitors may give. */
export interface DonationProps {
  /** The block's id on the page. */
  id?: string | undefined;
  /** A product that takes donations; any other shows nothing. */
  view: ProductView;
  /** The page that the donation is named by [2.03]: the one it stands on. */
  pageId: string;
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The page's language tag. @default 'en' */
  locale?: string | undefined;
}

/** A donation block: what for, how much, and one button; it needs no script. */
export function Donation({
  id,
  view,
  pageId,
  headingLevel = 2,
  locale = 'en',
}: DonationProps): ReactNode {
  return (
    <DonationForm id={id} view={view} pageId={pageId} locale={locale}>
      {createElement(`h${headingLevel}`, { className: 'fr-donation__title' }, view.product.title)}
    </DonationForm>
  );
}
