import { isWithinBounds } from '../code-bounds';
import { createNameList } from '../name-list';

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
