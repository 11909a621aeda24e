import { cartRefusalTexts, type CartRefusal } from '../cart/cart-refusal';

/** What the server says to who waits for a product. In English; `{…}` is filled in. */
export const restockTexts = {
  restockEmail: 'Please enter an email address, such as ada@example.com.',
  restockThere: 'This can be bought right now.',
  restockSubject: '{product} is back',
  restockMail: 'You wanted to hear when {product} can be bought again: now it can.',
  restockLink: 'Go to it',
  restockOnce: 'This is the only mail that you get about it.',
} as const;

/** The words of refusals. */
export const restockRefusalTexts = { ...cartRefusalTexts, ...restockTexts };

/** Why a wish to hear is not noted. */
export type RestockRefusal = CartRefusal<keyof typeof restockRefusalTexts>;
