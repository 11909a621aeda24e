/** The largest quantity of one item that a page lets a visitor choose. */
export const maxQuantity = 9_999;
