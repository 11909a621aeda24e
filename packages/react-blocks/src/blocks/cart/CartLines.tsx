import type { ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../shop/use-focus-after-removal';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart.texts';
import { CartLine } from './CartLine';
import type { ShownCart } from './shown-cart';

/** What the lines of a cart are shown with. */
export interface CartLinesProps {
  cart: ShownCart;
  /** Where an empty cart leads. */
  shopHref: string;
}

/** All lines of a cart, or that there is none. */
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
