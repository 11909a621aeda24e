import { createNameList } from '../name-list';

/** The feature flags that have a name [3.45]; which number each has is not known. */
export const featureFlagName = /* @__PURE__ */ createNameList([
  'commerce',
  'subscriptions',
  'giftCards',
  'pointOfSale',
  'reviews',
]);
