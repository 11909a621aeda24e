import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a cart indicator [9.07]. */
export const cartIndicatorTexts = defineTexts('cart-indicator', {
  /** Its name if the cart is empty or its content unknown. */
  cart: 'Cart',
  /** Its name with pieces in it. */
  filled: { one: 'Cart, # item', other: 'Cart, # items' },
  /** Its name with more pieces than are shown. */
  more: 'Cart, more than {count} items',
});

/** The same, ready for use. */
export type CartIndicatorTexts = SaidTexts<typeof cartIndicatorTexts>;
