import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts that cart, checkout and order share. */
export const shopTexts = defineTexts('shop', {
  subtotal: 'Subtotal',
  discount: 'Discount {code}',
  shipping: 'Shipping',
  shippingBy: 'Shipping: {title}',
  /** In place of an amount of 0. */
  free: 'Free',
  giftCard: 'Gift card ending in {lastFour}',
  total: 'Total',
  /** What is left after gift cards. */
  due: 'To pay',
  /** A tax that is in the prices. */
  taxWithin: 'Includes {amount} {name}',
  /** Opens the list of where each cent comes from. */
  reasons: 'How this adds up',
  reason: 'Description',
  amount: 'Amount',
  /** Several pieces of one thing. */
  pieces: '{quantity} × {title}',
  /** What a coupon, or a tax, does to one line. */
  reasonOnLine: '{reason} on {title}',
  /** What a tax is on shipping. */
  reasonOnShipping: '{reason} on shipping',
  /** The title of what is wrong. */
  wrong: 'Check the following',
  /** Leads to the page on which it is mended. */
  mend: 'Go back and choose',
  /** Where nobody says what is wrong. */
  failed: 'Something went wrong. Please try again.',
});

/** The same, ready to be said. */
export type ShopTexts = SaidTexts<typeof shopTexts>;
