import { maxShownQuantity, speakQuantity } from '@frontage/commerce-model';

/** The texts of a cart indicator. */
export interface CartIndicatorTexts {
  /** Its name while nobody knows what is in the cart, and when nothing is. */
  readonly cart: string;
  /** Its name with pieces in it. */
  filled(cart: { readonly count: number }): string;
  /** Its name with more pieces than are shown [9.07]. */
  more(cart: { readonly count: number }): string;
}

/** Those in English. */
export const cartIndicatorTexts: CartIndicatorTexts = {
  cart: 'Cart',
  filled: ({ count }) => `Cart, ${speakQuantity(count)}`,
  more: () => `Cart, ${speakQuantity(maxShownQuantity + 1)}`,
};
