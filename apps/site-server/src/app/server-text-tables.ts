import { submissionTexts } from '../forms/submissions/submission-texts';
import { newsletterTexts } from '../newsletter/newsletter-texts';
import { cartTexts } from '../shop/cart/cart-texts';
import { checkoutTexts } from '../shop/checkout/checkout-texts';
import { orderTexts } from '../shop/orders/order-texts';
import { shopPageTexts } from '../shop/pages/shop-page-texts';
import { renewalTexts } from '../shop/renewals/renewal-texts';
import { restockTexts } from '../shop/restock/restock-texts';
import { reviewTexts } from '../shop/reviews/review-texts';
import { generalTexts } from '../texts/general-texts';

/**
 * What the server itself says to visitors and owners, on pages of its own and in mails: the words
 * of every room, in English. A site has others in its settings, in the block `server` of a
 * language's `texts`; there is one word for a code, so no two rooms have the same.
 */
export const serverTextTables = [
  generalTexts,
  submissionTexts,
  newsletterTexts,
  cartTexts,
  restockTexts,
  shopPageTexts,
  orderTexts,
  checkoutTexts,
  renewalTexts,
  reviewTexts,
] as const;

type KeysOf<Table> = Table extends unknown ? keyof Table : never;

/** A code of one of them. */
export type ServerTextCode = KeysOf<(typeof serverTextTables)[number]>;
