import { cartRefusalTexts, type CartRefusal } from '../cart/cart-refusal';
import { restockTexts } from './restock-texts';

/** The words of refusals. */
export const restockRefusalTexts = { ...cartRefusalTexts, ...restockTexts };

/** Why a wish to hear is not noted. */
export type RestockRefusal = CartRefusal<keyof typeof restockRefusalTexts>;
