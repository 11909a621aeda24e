import type { ReactNode } from 'react';
import type { CartChange, CartView } from '../../shop/cart-view';
import { useTexts } from '../../texts/texts-context';
import { cartTexts } from './cart-texts';
import { ChangeForm } from './ChangeForm';

/** The choice of currency, where a store has several. */
export function CartCurrency({ view, change }: { view: CartView; change: ((change: CartChange) => void) | undefined }): ReactNode {
  const texts = useTexts('cart', cartTexts);
  const { currency } = view.totals;
  if (view.currencies.length < 2) return null;
  return (
    <ChangeForm type="chooseCurrency" className="fr-cart__currency" change={change}>
      <label htmlFor="cart-currency">{texts.currency}</label>
      <select
        // A currency that the server refuses falls back.
        key={currency}
        id="cart-currency"
        name="currency"
        defaultValue={currency}
        onChange={(event) => change?.({ type: 'chooseCurrency', currency: event.currentTarget.value })}
      >
        {view.currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <button type="submit" className="fr-cart__plain">
        {texts.choose}
      </button>
    </ChangeForm>
  );
}
