import type { Database } from '../store/database';
import { findAccount, type Account } from './accounts';
import { endInvitation, findInvitationById, type Invitation } from './invitations';
import {
  mailInvitation,
  withdrawInvitationMail,
  type InvitationMailFacts,
} from './mail-invitation';
import { lockRights, mayGrantRights } from './rights';

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
  if (!current || !mayGrantRights(current.roles, roles)) return 'beyondYou';
  if (await findAccount(db, by.siteId, email)) return 'hasAccount';
  await mailInvitation(db, facts, { by: current, id: facts.store.createId(), email, roles });
  return undefined;
}

/** An invitation that was changed, or why it was not. */
export type InvitationOutcome =
  | { readonly invitation: Invitation }
  | { readonly refusal: InviteRefusal };

/** Which invitation somebody changes. */
export interface InvitationChange {
  readonly by: Account;
  readonly id: string;
}

/** Sends an invitation once more, under a new link: the one before no longer works. */
export async function inviteAgain(
  db: Database,
  facts: InvitationMailFacts,
  change: InvitationChange,
): Promise<InvitationOutcome> {
  const judged = await judgeChange(db, change);
  if ('refusal' in judged) return judged;
  await mailInvitation(db, facts, { ...judged.invitation, by: judged.by });
  return judged;
}

/** Takes an invitation back, and its mail if it still waits. */
export async function takeBackInvitation(
  db: Database,
  change: InvitationChange,
): Promise<InvitationOutcome> {
  const judged = await judgeChange(db, change);
  if ('refusal' in judged) return judged;
  await withdrawInvitationMail(db, judged.invitation);
  await endInvitation(db, change.id);
  return judged;
}

/** Judges a change in the transaction that makes it: who may give the roles may change it. */
async function judgeChange(
  db: Database,
  { by, id }: InvitationChange,
): Promise<
  { readonly invitation: Invitation; readonly by: Account } | { readonly refusal: InviteRefusal }
> {
  const current = await lockRights(db, by);
  const invitation = await findInvitationById(db, by.siteId, id);
  if (!invitation) return { refusal: 'gone' };
  if (!current || !mayGrantRights(current.roles, invitation.roles)) return { refusal: 'beyondYou' };
  return { invitation, by: current };
}
