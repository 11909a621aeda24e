/**
 * The kinds of block that only sites with a shop have; their scripts are loaded by one that all of
 * them share.
 */
export const shopKinds = [
  'product',
  'product-list',
  'cart-indicator',
  'cart',
  'checkout',
  'pixel',
] as const;

/** One of them. */
export type ShopKind = (typeof shopKinds)[number];

/** The attribute of a button that puts a product of published markup into the cart. */
export const publishedAddAttribute = 'data-product-type';

/** On the root of each, so that the runtime of all pages need not know them one by one. */
export const shopAttribute = 'data-shop';
