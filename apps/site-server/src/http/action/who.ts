import type { Permission } from '@frontage/site-model/enums';

/**
 * Who may call an action: anyone, signed-in members of the site, whoever is signed in to the
 * owner's area, or holders of a permission.
 */
export type Who = 'anyone' | 'member' | 'contributor' | `permission:${Permission}`;
