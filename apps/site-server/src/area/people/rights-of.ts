import { groupOfPermission, type Permission } from '@frontage/site-model/enums';

/** What opens a section. That one opens for whoever may do something in it goes without saying. */
const sectionPermissions: readonly Permission[] = [
  'config.contentManager',
  'config.settings',
  'config.activity',
  'config.commerce',
  'config.newsletter',
  'config.crm',
  'config.marketing',
  'config.scheduling',
];

/**
 * Lists the permissions that a person is told of: what opens a section is left out, and what only
 * the staff of a platform does.
 */
export function rightsOf(permissions: readonly Permission[]): readonly Permission[] {
  return permissions.filter(
    (name) => !sectionPermissions.includes(name) && groupOfPermission(name) !== 'admin',
  );
}
