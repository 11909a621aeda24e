import type { Permission } from '@frontage/site-model/enums';

/** What a token can be good for: the permissions of the actions that take one. */
export const tokenPermissions: readonly Permission[] = [
  'config.readSubmissions',
  'config.exportSubmissions',
  'config.editDesign',
  'settings.readLocale',
  'settings.locale',
  'commerce.exportOrders',
  'commerce.productReviews',
  'commerce.coupons',
  'settings.auditLog',
  'activity.sales',
];
