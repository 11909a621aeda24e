import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../shop/use-focus-after-removal';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { CartLine } from './CartLine';
import type { ShownCart } from './shown-cart';

/** The props of a cart's lines. */
export interface CartLinesProps {
  cart: ShownCart;
  /** The target of the link in an empty cart. */
  shopHref: string;
}

/** All lines of a cart, or a notice that there are none. */
export function CartLines({ cart, shopHref }: CartLinesProps): ReactNode {
  const texts = useTexts(cartTexts);
  const { lines } = cart.view;
  const list = useFocusAfterRemoval(lines.length);
  return (
    <div className="fr-cart__lines" ref={list} tabIndex={-1} role="group" aria-label={texts.lines}>
      {lines.length === 0 ? (
        <div className="fr-cart__empty">
          <p>{texts.empty}</p>
          <a className="fr-action" href={shopHref}>
            {texts.shop}
          </a>
        </div>
      ) : (
        <ul>
          {lines.map((line) => (
            <CartLine key={line.lineId} cart={cart} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
}
