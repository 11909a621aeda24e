import { useEffect, useRef, type ReactNode } from 'react';
import { useBeforeScript } from '../../render/use-before-script';
import { useTexts } from '../../texts/use-texts';
import { cartTexts } from './cart.texts';
import { ChangeForm } from './ChangeForm';
import type { ShownCart } from './shown-cart';

/** The choice of currency, if a store has several. */
export function CartCurrency({
  view,
  isSaving,
  change,
  names,
}: ShownCart & {
  /** Names of currencies, by code. @default their codes alone */
  names: Readonly<Record<string, string>> | undefined;
}): ReactNode {
  const texts = useTexts(cartTexts);
  const { currency } = view.totals;
  const select = useRef<HTMLSelectElement>(null);

  useBeforeScript(change !== undefined, () => {
    const chosen = select.current?.value ?? currency;
    if (chosen !== currency) change?.({ type: 'chooseCurrency', currency: chosen });
  });
  useEffect(() => {
    // After a refusal the control shows the old currency again; it keeps the focus.
    if (!isSaving && change && select.current) select.current.value = currency;
  }, [isSaving, currency, change]);

  if (view.currencies.length < 2) return null;
  return (
    <ChangeForm type="chooseCurrency" className="fr-cart__currency" change={change}>
      <label htmlFor="cart-currency">{texts.currency}</label>
      <select
        className="fr-field"
        ref={select}
        id="cart-currency"
        name="currency"
        defaultValue={currency}
        onChange={(event) =>
          change?.({ type: 'chooseCurrency', currency: event.currentTarget.value })
        }
      >
        {view.currencies.map((code) => (
          <option key={code} value={code}>
            {names?.[code] ? `${code} – ${names[code]}` : code}
          </option>
        ))}
      </select>
      <button type="submit" className="fr-action" data-look="box">
        {texts.choose}
      </button>
    </ChangeForm>
  );
}
