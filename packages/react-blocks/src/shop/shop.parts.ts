/** The kinds of block that only pages of a shop have; their scripts are loaded by one that all of them share. */
export const shopKinds = ['product', 'product-list', 'cart-indicator'] as const;

/** On the root of each of them, so that the runtime of all pages need not know them one by one. */
export const shopAttribute = 'data-shop';
