/** The most of one thing that a page lets a visitor ask for. */
export const maxQuantity = 9_999;
