import {
  createMoney,
  installments,
  maxShownQuantity,
  showQuantity,
} from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { checkoutStart } from '../../shop/cart-view';
import { installmentParts } from '../../shop/installment-parts';
import { missedMinimum } from '../../shop/missed-minimum';
import { namesOfView } from '../../shop/names-of-view';
import { TotalsList } from '../../shop/TotalsList';
import { TotalsReasons } from '../../shop/TotalsReasons';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import type { ShownCart } from './shown-cart';

/** The props of a cart's summary. */
export interface CartSummaryProps extends ShownCart {
  /** Whether the checkout follows as soon as pending changes are saved. */
  isLeaving: boolean;
  /** Called when the visitor goes to the checkout; true makes them wait. */
  onLeave: () => boolean;
}

/** The cost of a cart, and the way to the checkout [2.01]. */
export function CartSummary({ view, money, isLeaving, onLeave }: CartSummaryProps): ReactNode {
  const texts = useTexts(cartTexts);
  const { cart, totals } = view;
  const names = namesOfView(view);
  const titles = new Map(cart.entries.map(({ id, title }) => [id, title]));
  const minimum = missedMinimum(view);
  return (
    <section className="fr-cart__summary" aria-labelledby="cart-summary">
      <header>
        <h2 id="cart-summary">{texts.summary}</h2>
        <PieceCount count={totals.totalQuantity} />
      </header>
      <TotalsList totals={totals} names={names} money={money} shippingOpen={texts.atCheckout} />
      <Installments view={view} money={money} />
      {minimum === undefined ? (
        <a
          className="fr-action"
          href={checkoutStart}
          aria-busy={isLeaving || undefined}
          onClick={(event) => {
            if (onLeave()) event.preventDefault();
          }}
        >
          {texts.checkout}
        </a>
      ) : (
        <p>{texts.minimum({ subtotal: money(minimum) })}</p>
      )}
      <TotalsReasons totals={totals} names={names} titles={titles} money={money} />
    </section>
  );
}

/** The number of pieces, capped for both eye and ear [9.07]. */
function PieceCount({ count }: { count: number }): ReactNode {
  const texts = useTexts(cartTexts);
  if (count <= maxShownQuantity) return <p className="fr-line__about">{texts.pieces({ count })}</p>;
  return (
    <p className="fr-line__about">
      <span aria-hidden="true">{showQuantity(count)}</span>
      <span className="fr-hidden">{texts.morePieces({ count: maxShownQuantity })}</span>
    </p>
  );
}

function Installments({ view, money }: Pick<ShownCart, 'view' | 'money'>): ReactNode {
  const texts = useTexts(cartTexts);
  const { currency, dueCents } = view.totals;
  const parts = view.installments
    ? installments(createMoney(dueCents, currency), view.installments)
    : [];
  return (
    parts.length > 0 && (
      <p className="fr-line__about">
        {texts.installments({ count: parts.length, parts: installmentParts(parts, money) })}
      </p>
    )
  );
}
