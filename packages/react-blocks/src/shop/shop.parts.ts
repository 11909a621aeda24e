/** The attribute of a button that adds a product of published markup to the cart. */
export const publishedAddAttribute = 'data-product-type';

/** On a value that cannot be bought with what is chosen of the others. */
export const soldOutAttribute = 'data-product-sold-out';

/** On the root of each, so that the runtime of all pages need not know them one by one. */
export const shopAttribute = 'data-shop';
