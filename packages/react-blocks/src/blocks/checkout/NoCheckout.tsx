import type { ReactNode } from 'react';
import { cartAddress } from '../../shop/cart-view';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';

/** Why there is no checkout. */
export interface NoCheckoutProps {
  reason: 'noCart' | 'emptyCart' | 'otherBrowser';
}

/**
 * Shown to a visitor without a cart, because the session has ended or cookies are off [2.01]
 * [8.09], to one with an empty cart, and to one who opens a checkout of another browser.
 */
export function NoCheckout({ reason }: NoCheckoutProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  return (
    <div className="fr-checkout__alone">
      <p className="fr-shop-errors" role="alert">
        {texts[reason]}
      </p>
      <a className="fr-action" href={cartAddress}>
        {texts.backToCart}
      </a>
    </div>
  );
}
