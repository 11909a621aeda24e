import { isWithinBounds } from '../code-bounds';
import { createNameList } from '../name-list';

/** Where the ids of connected services begin and end [3.45]; nobody names the single ones. */
export const connectedServiceBounds = { min: 1, max: 82 } as const;

/** Whether a value is an id that a connected service may have [3.45]. */
export const isConnectedService = (code: unknown): code is number =>
  isWithinBounds(connectedServiceBounds, code);

/** Where the numbers of feature flags begin and end [3.45]; nobody names the single ones. */
export const featureFlagBounds = { min: 1, max: 70 } as const;

/** Whether a value is a number that a feature flag may have [3.45]. */
export const isFeatureFlag = (code: unknown): code is number =>
  isWithinBounds(featureFlagBounds, code);

/** Where the codes of permissions begin and end [3.46]. */
export const permissionBounds = { min: 0, max: 2068 } as const;

/** Whether a value is a code that a permission may have [3.46]. */
export const isPermissionCode = (code: unknown): code is number =>
  isWithinBounds(permissionBounds, code);

/** The groups that permissions come in [3.46]. */
export const permissionGroup = /* @__PURE__ */ createNameList([
  'config',
  'settings',
  'activity',
  'commerce',
  'newsletter',
  'marketing',
  'admin',
]);

/** A permission group by name [3.46]. */
export type PermissionGroup = (typeof permissionGroup.names)[number];
