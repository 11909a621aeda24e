import { createEnumeration } from './enumeration';
import type { EnumerationName } from './enumeration';

/**
 * The code of every page type, and its name [2.16]. Main content and collection
 * share the code 1, which reads as `mainContent`.
 */
export const pageTypes = /* @__PURE__ */ createEnumeration({
  mainContent: 1,
  collection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
});

/** A page type by name [2.16]. */
export type PageTypeName = EnumerationName<typeof pageTypes>;
