import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import type { LinkUse, ShopLinks } from '../pages/create-shop-links';
import { findOrder } from './orders';
import type { StoredOrder } from './stored-order';

/**
 * Returns the order that a link leads to, or undefined if the link is none of this site.
 *
 * @param services the store, and what made the link
 * @param site whose link it is
 * @param link what it is for, and its token
 */
export async function findLinkedOrder(
  { store, links }: { readonly store: Pick<Store, 'read'>; readonly links: ShopLinks },
  site: Site,
  { use, token }: { readonly use: LinkUse; readonly token: string },
): Promise<StoredOrder | undefined> {
  const id = links.readToken(use, token);
  return id === undefined ? undefined : findOrder(store.read, site.id, id);
}
