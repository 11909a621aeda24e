import { pageTypes } from '@frontage/site-model';

const { codes } = pageTypes;

/** Pages that show one visitor's own, and nothing to a search engine. */
const own: readonly number[] = [
  codes.showCart,
  codes.commerceCartV2,
  codes.checkout,
  codes.orderConfirmed,
  codes.contributionConfirmed,
  codes.subscriptionConfirmed,
  codes.orderReceived,
  codes.membershipConfirmed,
  codes.reviewsRequest,
  codes.orderStatus,
];

/** Whether a page is of a type that is each visitor's own, such as a cart or an order. */
export function isPrivate({ pageType }: { readonly pageType: number }): boolean {
  return own.includes(pageType);
}
