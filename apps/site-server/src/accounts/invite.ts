import type { Database } from '../store/database';
import { findAccount, type Account } from './accounts';
import { endInvitation, findInvitationById, type Invitation } from './invitations';
import {
  mailInvitation,
  withdrawInvitationMail,
  type InvitationMailFacts,
} from './mail-invitation';
import { lockRights, mayGrant } from './rights';

/** Why somebody was not invited. */
export type InviteRefusal = 'hasAccount' | 'beyondYou' | 'gone';

/**
 * Invites somebody by mail to look after a site.
 *
 * @param db the transaction of a write
 * @param facts where the link of the mail leads
 * @param invited by whom, under which address, what for
 * @returns why it was not done; undefined if it was
 */
export async function invite(
  db: Database,
  facts: InvitationMailFacts,
  { by, email, roles }: { by: Account } & Pick<Invitation, 'email' | 'roles'>,
): Promise<InviteRefusal | undefined> {
  const current = await lockRights(db, by);
  if (!current || !mayGrant(current.roles, roles)) return 'beyondYou';
  if (await findAccount(db, by.siteId, email)) return 'hasAccount';
  await mailInvitation(db, facts, { by: current, id: facts.store.createId(), email, roles });
  return undefined;
}

/** Sends an invitation once more, under a new link: the one before no longer works. */
export async function inviteAgain(
  db: Database,
  facts: InvitationMailFacts,
  { by, id }: { by: Account; id: string },
): Promise<{ readonly invitation: Invitation } | { readonly refusal: InviteRefusal }> {
  const current = await lockRights(db, by);
  const invitation = await findInvitationById(db, by.siteId, id);
  if (!invitation) return { refusal: 'gone' };
  if (!current || !mayGrant(current.roles, invitation.roles)) return { refusal: 'beyondYou' };
  await mailInvitation(db, facts, { ...invitation, by: current });
  return { invitation };
}

/** Takes an invitation back, and its mail if it still waits. */
export async function takeBackInvitation(
  db: Database,
  { by, id }: { by: Account; id: string },
): Promise<{ readonly invitation: Invitation } | { readonly refusal: InviteRefusal }> {
  const current = await lockRights(db, by);
  const invitation = await findInvitationById(db, by.siteId, id);
  if (!invitation) return { refusal: 'gone' };
  if (!current || !mayGrant(current.roles, invitation.roles)) return { refusal: 'beyondYou' };
  await withdrawInvitationMail(db, invitation);
  await endInvitation(db, id);
  return { invitation };
}
