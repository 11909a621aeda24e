import type { ContributorRole } from '@frontage/site-model/enums';
import { removePasskeys } from '../passkeys/passkeys';
import { removeSecondFactor } from '../second-factor/second-factor';
import { endSessions } from '../sign-in/sessions';
import type { Database } from '../store/database';
import { toJson } from '../store/json-text';
import { endAccessTokensOf } from '../tokens/access-tokens';
import { removeSavedViewsOf } from '../views/saved-views';
import { findAccountById, listAccounts, type Account } from './accounts';
import { endInvitationsOf } from './invitations';
import { lockRights, mayGrantRights } from './rights';

/** Why the rights of somebody were not changed. */
export type RightsRefusal = 'gone' | 'beyondYou' | 'lastAdmin' | 'noFactor';

/** A change of somebody's rights. */
export interface RightsChange {
  /** Who changes them. */
  readonly by: Account;
  /** The account whose rights they are. */
  readonly personId: string;
  readonly now: number;
}

/** What a change of rights came to: whom it was about, or why it was not made. */
export type RightsOutcome = { readonly person: Account } | { readonly refusal: RightsRefusal };

/**
 * Gives somebody other roles. All their sessions end: they sign in anew with their new rights.
 *
 * @param db the transaction of a write
 * @param change whose roles, by whom
 * @param roles all that they have from now on
 * @returns the person as they were before
 */
export async function changePersonRoles(
  db: Database,
  change: RightsChange,
  roles: readonly ContributorRole[],
): Promise<RightsOutcome> {
  const outcome = await judgeChange(db, change, roles);
  if ('refusal' in outcome) return outcome;
  const { person } = outcome;
  await db
    .updateTable('account')
    .set({ roles: toJson(roles), updated_at: change.now })
    .where('id', '=', person.id)
    .execute();
  await endSessions(db, person.id, 'all');
  await endInvitationsOf(db, { ...person, roles });
  return outcome;
}

/**
 * Removes somebody from a site, with their sessions, links and invitations.
 *
 * @param db the transaction of a write
 * @param change whom, by whom
 */
export async function removePerson(db: Database, change: RightsChange): Promise<RightsOutcome> {
  const outcome = await judgeChange(db, change, []);
  if ('refusal' in outcome) return outcome;
  const { person } = outcome;
  await endSessions(db, person.id, 'all');
  await endInvitationsOf(db, { ...person, roles: [] });
  await removeSecondFactor(db, person.id);
  await removePasskeys(db, person.id);
  await endAccessTokensOf(db, person.id);
  await removeSavedViewsOf(db, person.id);
  await db.deleteFrom('account_link').where('account_id', '=', person.id).execute();
  await db.deleteFrom('account').where('id', '=', person.id).execute();
  return outcome;
}

/**
 * Takes the second factor of somebody away who has lost it, with their recovery codes.
 *
 * @param db the transaction of a write
 * @param change whose, by whom
 */
export async function removePersonFactor(
  db: Database,
  change: RightsChange,
): Promise<RightsOutcome> {
  const outcome = await judgePower(db, change, []);
  if ('refusal' in outcome) return outcome;
  const isOff = await removeSecondFactor(db, outcome.person.id);
  return isOff ? outcome : { refusal: 'noFactor' };
}

/** Judges a change in the transaction that makes it, with the rights as they are then. */
async function judgeChange(
  db: Database,
  change: RightsChange,
  roles: readonly ContributorRole[],
): Promise<RightsOutcome> {
  const outcome = await judgePower(db, change, roles);
  if ('refusal' in outcome || roles.includes('admin')) return outcome;
  return (await isLastAdmin(db, outcome.person)) ? { refusal: 'lastAdmin' } : outcome;
}

/** Finds somebody, if whoever changes them may give the roles that they have, and these. */
async function judgePower(
  db: Database,
  { by, personId }: RightsChange,
  roles: readonly ContributorRole[],
): Promise<RightsOutcome> {
  const current = await lockRights(db, by);
  const person = await findAccountById(db, personId);
  if (person?.siteId !== by.siteId) return { refusal: 'gone' };
  const isWithin = current && mayGrantRights(current.roles, [...person.roles, ...roles]);
  return isWithin ? { person } : { refusal: 'beyondYou' };
}

/** Whether a site has nobody else who may do everything. */
async function isLastAdmin(
  db: Database,
  { id, siteId, roles }: Pick<Account, 'id' | 'siteId' | 'roles'>,
): Promise<boolean> {
  if (!roles.includes('admin')) return false;
  const all = await listAccounts(db, siteId);
  return !all.some((other) => other.id !== id && other.roles.includes('admin'));
}
