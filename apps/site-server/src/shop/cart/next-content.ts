import type { CartChange } from '@frontage/react-blocks/server';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findProductsById } from '../catalogue/products';
import { readShopSettings } from '../settings/shop-settings';
import { applyCartChange } from './apply-cart-change';
import { applyCode } from './apply-code';
import type { CartRefusal } from './cart-refusal';
import type { CartContent } from './stored-cart';

/** The next state of a cart by the catalogue of this moment, or why the change is refused. */
export async function nextContent(
  store: Pick<Store, 'read' | 'now' | 'createId'>,
  site: Site,
  content: CartContent,
  change: CartChange,
): Promise<CartContent | CartRefusal> {
  const now = store.now();
  if ('code' in change) return applyCode(store.read, { siteId: site.id, content }, change, now);
  const known = content.lines.map(({ productId }) => productId);
  const stored = await findProductsById(store.read, site.id, [
    ...new Set(change.type === 'add' ? [...known, change.productId] : known),
  ]);
  const catalogue = new Map(stored.map((product) => [product.product.id, product]));
  return applyCartChange(content, change, {
    settings: readShopSettings(site.settings.shop),
    now,
    catalogue,
    createId: store.createId,
  });
}
