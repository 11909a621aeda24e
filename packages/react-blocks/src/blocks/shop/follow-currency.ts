import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { readCartCurrency } from '../../shop/cart-cookie';
import { currencyAttribute } from '../../shop/shown-currency';

/**
 * Shows a block's prices in the currency of the visitor's cart. Pages are the same for
 * everybody: only a cookie knows what the visitor has chosen, and only who has chosen
 * another currency loads more for it. Where that does not come the prices stand as they
 * are, with their currency, and the block works all the same.
 *
 * @param load loads the part that shows prices
 * @returns puts back what the server sent; nothing where nothing was changed
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
  // One comes back to a page as it was left, with the prices of then.
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
