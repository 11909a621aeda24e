import { permissionsOf, type ContributorRole, type Permission } from '@frontage/site-model/enums';
import { lockSite } from '../sites/lock-site';
import type { Database } from '../store/database';
import { findAccountById, type Account } from './accounts';

/** What somebody needs who says who else may do what. */
const grants: Permission = 'settings.contributors';

/**
 * Whether somebody may give roles to somebody else, or take them: nobody grants what they do not
 * hold themselves.
 *
 * @param granterRoles the roles of whoever grants them
 * @param roles to be given or taken
 */
export function mayGrantRights(
  granterRoles: readonly ContributorRole[],
  roles: readonly ContributorRole[],
): boolean {
  const held = permissionsOf(granterRoles);
  return held.includes(grants) && permissionsOf(roles).every((name) => held.includes(name));
}

/**
 * Makes all who change rights on a site wait for each other, and finds who wants to: somebody else
 * may just have taken their rights.
 *
 * @param db the transaction of a write
 * @param by who wants to
 * @returns nothing if they have no account any more
 */
export async function lockRights(
  db: Database,
  by: Pick<Account, 'id' | 'siteId'>,
): Promise<Account | undefined> {
  await lockSite(db, by.siteId);
  return findAccountById(db, by.id);
}
