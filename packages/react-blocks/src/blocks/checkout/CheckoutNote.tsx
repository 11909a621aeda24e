import type { ReactNode } from 'react';
import { checkoutControls, longestBuyerNote, type CheckoutView } from '../../shop/checkout-view';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';

/** A word to the seller: folded, since few have one; open where something stands in it. */
export function CheckoutNote({ view }: { view: CheckoutView }): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { buyerNote = '' } = view;
  return (
    <details className="fr-checkout__note" open={buyerNote !== '' || undefined}>
      <summary>{texts.note}</summary>
      <label className="fr-hidden" htmlFor="checkout-buyerNote">
        {texts.note}
      </label>
      <textarea
        className="fr-field"
        id="checkout-buyerNote"
        name={checkoutControls.buyerNote}
        rows={3}
        maxLength={longestBuyerNote}
        defaultValue={buyerNote}
      />
    </details>
  );
}
