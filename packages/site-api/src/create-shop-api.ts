import { createAskRestockNotice } from './restock/create-ask-restock-notice';
import type { Call } from './call';
import { createCart, createChangeCart } from './create-cart';
import { createFindProducts } from './create-find-products';

/** The calls of a page that sells. */
export type ShopApi = ReturnType<typeof createShopApi>;

/**
 * Makes the calls of a page that sells; other pages do not load them. None throws: every call
 * returns `{ ok: true, data }` or what went wrong.
 *
 * @param call that of `createSiteApi`, so that they share its request token
 * @example
 * const shop = createShopApi(createSiteApi(options).call);
 * const bought = await shop.changeCart({ type: 'add', productId, variantId, quantity: 1 },
 * crypto.randomUUID());
 */
export function createShopApi(call: Call) {
  return { ...createBuyerApi(call), findProducts: createFindProducts(call) };
}

/** The calls of a page on which visitors buy. */
export type BuyerApi = ReturnType<typeof createBuyerApi>;

/**
 * Makes the calls that buying needs; the product search is not loaded with them.
 *
 * @param call that of `createSiteApi`
 */
export function createBuyerApi(call: Call) {
  return {
    cart: createCart(call),
    changeCart: createChangeCart(call),
    askRestockNotice: createAskRestockNotice(call),
  };
}
