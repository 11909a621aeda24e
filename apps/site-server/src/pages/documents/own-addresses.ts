import { pageTypes } from '@frontage/site-model';

/** Reserved addresses that a page of certain types may have [2.16]: the server shows it there. */
export const ownAddresses: Readonly<Record<string, readonly number[]>> = {
  search: [pageTypes.codes.search],
  cart: [pageTypes.codes.commerceCartV2, pageTypes.codes.showCart],
  checkout: [pageTypes.codes.checkout],
  order: [pageTypes.codes.orderConfirmed, pageTypes.codes.orderStatus],
};
