import type { ReactNode } from 'react';
import { cartAddress } from '../../shop/cart-view';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';

/** Why there is no checkout to show. */
export interface NoCheckoutProps {
  reason: 'noCart' | 'emptyCart' | 'otherBrowser';
}

/**
 * Shown to whoever comes to the checkout without a cart, because their session has ended or cookies
 * are off [2.01] [8.09], with an empty one, and to whoever opens a checkout that another browser
 * began.
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
