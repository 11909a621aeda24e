import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts that cart, checkout and order share. */
export const shopTexts = defineTexts('shop', {
  subtotal: 'Subtotal',
  discount: 'Discount {code}',
  shipping: 'Shipping',
  shippingBy: 'Shipping: {title}',
  /** Replaces an amount of 0. */
  free: 'Free',
  giftCard: 'Gift card ending in {lastFour}',
  total: 'Total',
  /** The amount left after gift cards. */
  due: 'To pay',
  /** A tax included in the prices. */
  taxWithin: 'Includes {amount} {name}',
  /** Opens the list that explains each cent. */
  reasons: 'How this adds up',
  reason: 'Description',
  amount: 'Amount',
  /** Several pieces of one product. */
  pieces: '{quantity} × {title}',
  /** The effect of a coupon or a tax on one line. */
  reasonOnLine: '{reason} on {title}',
  /** The tax on shipping. */
  reasonOnShipping: '{reason} on shipping',
  /** The title of the list of errors. */
  wrong: 'Check the following',
  /** The link to the page for corrections. */
  mend: 'Go back and choose',
  /** If the cause is unknown. */
  failed: 'Something went wrong. Please try again.',
});

/** The same, ready for use. */
export type ShopTexts = SaidTexts<typeof shopTexts>;
