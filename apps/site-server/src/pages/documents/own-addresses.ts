import { pageTypes } from '@frontage/site-model';

/**
 * Reserved addresses at which a page of one kind may stand [2.16]: the server shows it there
 * itself.
 */
export const ownAddresses: Readonly<Record<string, readonly number[]>> = {
  search: [pageTypes.codes.search],
  cart: [pageTypes.codes.commerceCartV2, pageTypes.codes.showCart],
  checkout: [pageTypes.codes.checkout],
  order: [pageTypes.codes.orderConfirmed, pageTypes.codes.orderStatus],
};
