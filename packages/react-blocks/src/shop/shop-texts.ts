/** The texts that cart, checkout and order share. */
export interface ShopTexts {
  readonly subtotal: string;
  discount(coupon: { readonly code: string }): string;
  readonly shipping: string;
  shippingBy(option: { readonly title: string }): string;
  /** In place of an amount of 0. */
  readonly free: string;
  giftCard(card: { readonly lastFour: string }): string;
  readonly total: string;
  /** What is left after gift cards. */
  readonly due: string;
  /** A tax that is in the prices. */
  taxWithin(tax: { readonly amount: string; readonly name: string }): string;
  /** Opens the list of where each cent comes from. */
  readonly reasons: string;
  readonly reason: string;
  readonly amount: string;
  /** Several pieces of one thing. */
  pieces(line: { readonly title: string; readonly quantity: number }): string;
  /** What a coupon, or a tax, does to one line. */
  reasonOnLine(reason: { readonly reason: string; readonly title: string }): string;
  /** What a tax is on shipping. */
  reasonOnShipping(reason: { readonly reason: string }): string;
  /** The title of what is wrong. */
  readonly wrong: string;
  /** Where nobody says what is wrong. */
  readonly failed: string;
}

/** Those in English. */
export const shopTexts: ShopTexts = {
  subtotal: 'Subtotal',
  discount: ({ code }) => `Discount ${code}`,
  shipping: 'Shipping',
  shippingBy: ({ title }) => `Shipping: ${title}`,
  free: 'Free',
  giftCard: ({ lastFour }) => `Gift card ending in ${lastFour}`,
  total: 'Total',
  due: 'To pay',
  taxWithin: ({ amount, name }) => `Includes ${amount} ${name}`,
  reasons: 'How this adds up',
  reason: 'What',
  amount: 'Amount',
  pieces: ({ title, quantity }) => `${quantity} × ${title}`,
  reasonOnLine: ({ reason, title }) => `${reason} on ${title}`,
  reasonOnShipping: ({ reason }) => `${reason} on shipping`,
  wrong: 'Please check the following',
  failed: 'This did not get through. Please try again.',
};
