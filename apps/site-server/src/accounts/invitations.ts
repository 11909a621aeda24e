import { randomBytes } from 'node:crypto';
import type { ContributorRole } from '@frontage/site-model/enums';
import { hashToken } from '../http/hash-token';
import type { Database } from '../store/database';
import { parseJson, toJson } from '../store/json-text';
import type { AccountInvitationTable } from './account-table';
import { emailKey } from '../sign-in/email-key';
import type { Account } from './accounts';
import { mayGrantRights } from './rights';

/** Somebody who was asked to look after a site. */
export interface Invitation {
  readonly id: string;
  readonly siteId: string;
  readonly email: string;
  readonly roles: readonly ContributorRole[];
  /** The account of who asked them. */
  readonly invitedBy: string;
  /** The last mail, in the outbox. */
  readonly mailId: string;
  /** UTC milliseconds. */
  readonly sentAt: number;
  /** UTC milliseconds. */
  readonly expiresAt: number;
}

/** How long the link of an invitation works, in milliseconds. */
export const invitationLifetime = 7 * 24 * 60 * 60 * 1000;

/** Returns the path of an invitation's link. */
export function invitationPath(token: string): string {
  return `/config/invitation/${token}`;
}

/**
 * Stores an invitation. One that the address has already is replaced, with its link.
 *
 * @param db the transaction of a write
 * @param invitation whom, and what for
 * @returns the token of its link, which is stored nowhere else
 */
export async function saveInvitation(db: Database, invitation: Invitation): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row: AccountInvitationTable = {
    id: invitation.id,
    site_id: invitation.siteId,
    email: invitation.email,
    email_key: emailKey(invitation.email),
    roles: toJson(invitation.roles),
    invited_by: invitation.invitedBy,
    token_hash: hashToken(token),
    mail_id: invitation.mailId,
    sent_at: invitation.sentAt,
    expires_at: invitation.expiresAt,
  };
  const { id: _, ...changed } = row;
  await db
    .insertInto('account_invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doUpdateSet(changed))
    .execute();
  return token;
}

/** Finds the invitation of a link that still works. */
export async function findInvitation(
  db: Database,
  siteId: string,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('account_invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && readInvitation(row);
}

/** Finds an invitation of a site by its id, whether or not its link still works. */
export async function findInvitationById(
  db: Database,
  siteId: string,
  id: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('account_invitation')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row && readInvitation(row);
}

/** Finds the invitation of an address, in any case. */
export async function findInvitationTo(
  db: Database,
  siteId: string,
  email: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('account_invitation')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && readInvitation(row);
}

/** Lists the invitations of a site by their addresses. */
export async function listInvitations(db: Database, siteId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('account_invitation')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('email_key')
    .execute();
  return rows.map(readInvitation);
}

/**
 * Ends an invitation: it was accepted, or taken back.
 *
 * @param db the transaction of a write
 * @param id the invitation
 * @returns whether there still was one; of two who come at once, one gets it
 */
export async function endInvitation(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_invitation')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends the invitations of somebody whose rights have changed: nobody comes by an invitation to what
 * who invited them may not give any more.
 *
 * @param db the transaction of a write
 * @param by whose they are, with their new roles
 */
export async function endInvitationsOf(
  db: Database,
  by: Pick<Account, 'id' | 'siteId' | 'roles'>,
): Promise<void> {
  for (const { id, invitedBy, roles } of await listInvitations(db, by.siteId))
    if (invitedBy === by.id && !mayGrantRights(by.roles, roles)) await endInvitation(db, id);
}

function readInvitation(row: AccountInvitationTable): Invitation {
  return {
    id: row.id,
    siteId: row.site_id,
    email: row.email,
    roles: parseJson(row.roles),
    invitedBy: row.invited_by,
    mailId: row.mail_id,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}
