import { pageTypes } from '@frontage/site-model';

const { codes } = pageTypes;

/** Types of pages that show a visitor's own data, and nothing to a search engine. */
const privateTypes: readonly number[] = [
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

/** Whether pages of this type show a visitor's own data, such as a cart or an order. */
export function isPrivate({ pageType }: { readonly pageType: number }): boolean {
  return privateTypes.includes(pageType);
}
