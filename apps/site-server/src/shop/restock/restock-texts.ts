import { cartRefusalTexts, type CartRefusal } from '../cart/cart-refusal';

/** What the server says to who waits for a product. In English; `{…}` is filled in. */
export const restockTexts = {
  restockEmail: 'Enter an email address, such as name@example.com.',
  restockThere: 'This is in stock. You can buy it now.',
  restockSubject: '{product} is back in stock',
  restockMail: 'You asked us to tell you when {product} is back in stock. You can buy it now.',
  restockLink: 'View product',
  restockOnce: 'This is the only email you will get about it.',
} as const;

/** The words of refusals. */
export const restockRefusalTexts = { ...cartRefusalTexts, ...restockTexts };

/** Why a wish to hear is not noted. */
export type RestockRefusal = CartRefusal<keyof typeof restockRefusalTexts>;
