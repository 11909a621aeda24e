import { maxShownQuantity, speakQuantity } from '@frontage/commerce-model';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a cart indicator; how pieces are counted is of the shop's own model [9.07]. */
export const cartIndicatorTexts = defineTexts('cart-indicator', {
  /** Its name while nobody knows what is in the cart, and when nothing is. */
  cart: 'Cart',
  /** Its name with pieces in it. */
  filled: ({ count }: { readonly count: number }) => `Cart, ${speakQuantity(count)}`,
  /** Its name with more pieces than are shown. */
  more: (_cart: { readonly count: number }) => `Cart, ${speakQuantity(maxShownQuantity + 1)}`,
});

/** The same, ready to be said. */
export type CartIndicatorTexts = SaidTexts<typeof cartIndicatorTexts>;
