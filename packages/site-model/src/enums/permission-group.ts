import { isWithinBounds } from '../code-bounds';
import { createNameList } from '../name-list';

/** The first and the last code of permissions [3.46]. */
export const permissionBounds = { min: 0, max: 2068 } as const;

/** Whether a value is a code of a permission [3.46]. */
export const isPermissionCode = (code: unknown): code is number =>
  isWithinBounds(permissionBounds, code);

/** The groups of permissions [3.46]. */
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
