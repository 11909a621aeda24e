import type { CartChange } from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { StoredProduct } from '../catalogue/stored-product';
import { readShopSettings } from '../settings/shop-settings';
import { applyCartChange } from './apply-cart-change';
import { applyCode } from './apply-code';
import type { CartRefusal } from './cart-refusal';
import type { CartContent } from './stored-cart';

/** A change of a cart. */
interface NextContent {
  readonly content: CartContent;
  readonly change: CartChange;
  /** The products in it, and the added one. */
  readonly products: readonly StoredProduct[];
}

/**
 * Gives the next state of a cart by the current catalogue, or the reason for refusing the change.
 */
export async function nextContent(
  store: Pick<Store, 'read' | 'now' | 'createId'>,
  site: Site,
  { content, change, products }: NextContent,
): Promise<CartContent | CartRefusal> {
  const now = store.now();
  if ('code' in change) return applyCode(store.read, { siteId: site.id, content }, change, now);
  return applyCartChange(content, change, {
    settings: readShopSettings(site.settings),
    now,
    catalogue: new Map(products.map((stored) => [stored.product.id, stored])),
    createId: store.createId,
  });
}
