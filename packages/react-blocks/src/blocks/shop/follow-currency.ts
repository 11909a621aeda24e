import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { readCartCurrency } from '../../shop/cart-count-cookie';
import { currencyAttribute } from '../../shop/shown-currency';

/**
 * Shows a block's prices in the currency of the visitor's cart. Pages are the same for everybody:
 * only a cookie contains the visitor's choice, and only visitors with another currency load more
 * for it. If that fails, the prices stay as they are, with their currency, and the block works all
 * the same.
 *
 * @param load loads the code that shows prices
 * @returns restores the server's content; undefined if nothing was changed
 */
export async function followCurrency(
  root: HTMLElement,
  context: BlockContext,
  load: LoadModule<typeof import('./show-prices')> = () => import('./show-prices'),
): Promise<Teardown | undefined> {
  const { window, clock, signal, report } = context;
  const wanted = (): string | undefined => {
    const shown = root.getAttribute(currencyAttribute);
    const chosen = readCartCurrency(window);
    return shown === null || chosen === shown ? undefined : chosen;
  };
  // A page from the back-forward cache has the old prices.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && wanted() !== undefined && window.location.reload(),
    { signal },
  );
  const currency = wanted();
  if (currency === undefined) return undefined;
  try {
    const { showPrices } = await loadChunk({ id: 'prices', load, clock });
    return signal.aborted ? undefined : await showPrices(root, currency, context);
  } catch (cause) {
    report({ code: 'PRICES_FAILED', block: root.id, cause });
    return undefined;
  }
}
