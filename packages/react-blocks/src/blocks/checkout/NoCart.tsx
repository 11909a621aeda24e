import type { ReactNode } from 'react';
import { cartAddress } from '../../shop/cart-view';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';

/**
 * Told to who comes to the checkout without a cart: their session has ended, or cookies are off
 * [2.01] [8.09].
 */
export function NoCart(): ReactNode {
  const texts = useTexts(checkoutTexts);
  return (
    <div className="fr-checkout__alone">
      <p className="fr-shop-errors" role="alert">
        {texts.noCart}
      </p>
      <a className="fr-action" href={cartAddress}>
        {texts.backToCart}
      </a>
    </div>
  );
}
