import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { productTexts } from './product.texts';
import { cartAction } from '../../shop/cart-view';
import { currencyControl, type ShownCurrency } from '../../shop/shown-currency';

/**
 * The choice of a currency, for both the cart and the prices on pages. It is a post, so that both
 * agree, and leads back to its page; nothing if there is no choice.
 *
 * @param props the displayed currency, and the address to return to
 */
export function CurrencyChoice({
  currency,
  currencies = [],
  path,
}: ShownCurrency & { path: string }): ReactNode {
  const texts = useTexts(productTexts);
  if (currencies.length < 2) return null;
  return (
    <form className="fr-currencies" method="post" action={cartAction}>
      <input type="hidden" name="type" value="chooseCurrency" />
      <input type="hidden" name="next" value={path} />
      <div role="group" aria-label={texts.currency}>
        {currencies.map((code) => (
          <button
            key={code}
            type="submit"
            name={currencyControl}
            value={code}
            aria-current={code === currency ? 'true' : undefined}
          >
            {code}
          </button>
        ))}
      </div>
    </form>
  );
}
