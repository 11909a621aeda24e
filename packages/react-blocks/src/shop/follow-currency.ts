import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { currencyAttribute } from './shown-currency';

/**
 * Shows a block's prices in the currency of the visitor's cart. Pages are the same for
 * everybody: only a cookie knows what the visitor has chosen, and only who has chosen
 * another currency loads more for it.
 *
 * @returns puts back what the server sent; nothing where nothing was changed
 */
export async function followCurrency(root: HTMLElement, context: BlockContext): Promise<Teardown | undefined> {
  const { window, clock, signal } = context;
  const wanted = (): string | undefined => {
    const shown = root.getAttribute(currencyAttribute);
    const chosen = cartCurrency(window);
    return shown === null || chosen === shown ? undefined : chosen;
  };
  // One comes back to a page as it was left, with the prices of then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && wanted() !== undefined && window.location.reload(), { signal });
  const currency = wanted();
  if (currency === undefined) return undefined;
  const { showPrices } = await loadChunk({ id: 'prices', load: () => import('./show-prices'), clock });
  return signal.aborted ? undefined : showPrices(root, currency, context);
}

/**
 * The currency of the visitor's cart: '' for the store's own, undefined without a cart. The
 * cookie is `cartCountCookie`; what reads its number is no part of what every shop page loads first.
 */
export function cartCurrency({ document }: Window): string | undefined {
  return /(?:^|; )CART_COUNT=\d+\.?([A-Z]*)/.exec(document.cookie)?.[1];
}
