import { randomBytes } from 'node:crypto';
import { hashToken } from '../http/hash-token';
import { findSentTime, longestDelay } from '../mail/find-sent-time';
import { emailKey } from '../sign-in/email-key';
import type { Database } from '../store/database';
import type { AccountLinkKind } from './account-table';

/** A link that lets somebody in once. */
export interface AccountLink {
  readonly siteId: string;
  readonly kind: AccountLinkKind;
  /** Whose password it sets; undefined for a first owner, who has no account yet. */
  readonly accountId: string | undefined;
  /** The new address that a link of the kind `address` confirms. @default none */
  readonly email?: string | undefined;
}

/** How long the link of a first owner works, in milliseconds: a restart prints another one. */
export const ownerLinkLifetime = 24 * 60 * 60 * 1000;

/** How long the link of a mail works, in milliseconds. */
export const resetLinkLifetime = 60 * 60 * 1000;

/** How often an account is mailed a link, in milliseconds: nobody can fill a mailbox. */
const mailStep = 5 * 60 * 1000;

/** How long the link to a new address works, in milliseconds. */
export const addressLinkLifetime = 60 * 60 * 1000;

/** Returns the path of a link to a new address. */
export function accountAddressLinkPath(token: string): string {
  return `/config/address/${token}`;
}

/** Returns the path of a link. */
export function accountLinkPath(token: string): string {
  return `/config/link/${token}`;
}

/**
 * Names the mail of a link, of which there is one.
 *
 * @param link whose mail
 * @param email the address of its account
 * @param createdAt when it was made, UTC milliseconds
 */
export function accountLinkOnce(
  { siteId, kind, accountId = '', email: newEmail = '' }: AccountLink,
  email: string,
  createdAt: number,
): string {
  return kind === 'address'
    ? `address ${accountId} ${emailKey(newEmail)} ${createdAt}`
    : `reset ${siteId} ${emailKey(email)} ${Math.floor(createdAt / mailStep)}`;
}

/**
 * Makes a link.
 *
 * @param db the transaction of a write
 * @param link whom it lets in
 * @param times UTC milliseconds
 * @returns its token, which is stored nowhere else
 */
export async function makeAccountLink(
  db: Database,
  { siteId, kind, accountId, email }: AccountLink,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashToken(token),
      site_id: siteId,
      kind,
      account_id: accountId ?? null,
      email: email ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/**
 * Finds a link that still works. Where its mail was late, its time begins when that went out.
 *
 * @param db the reading side
 * @param siteId the site that was addressed
 * @param token of the link
 * @param wanted the kinds that open this door, and UTC milliseconds
 */
export async function findAccountLink(
  db: Database,
  siteId: string,
  token: string,
  { kinds, now }: { kinds: readonly AccountLinkKind[]; now: number },
): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_link')
    .leftJoin('account', 'account.id', 'account_link.account_id')
    .select([
      'kind',
      'account_id',
      'account_link.email as email',
      'account.email as own_email',
      'account_link.created_at as created_at',
      'expires_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('account_link.site_id', '=', siteId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, created_at: createdAt, expires_at: expiresAt } = row;
  const accountId = row.account_id ?? undefined;
  const link = { siteId, kind, accountId, email: row.email ?? undefined };
  if (now < expiresAt) return link;
  const once = accountLinkOnce(link, row.own_email ?? '', createdAt);
  const sentAt = kind === 'owner' ? undefined : await findSentTime(db, once);
  return sentAt !== undefined && now < sentAt + (expiresAt - createdAt) ? link : undefined;
}

/**
 * Ends a link, and with it all others of its account: whoever asked twice has two mails, and a new
 * password or address counts for what was asked for before, by whomever.
 *
 * @param db the transaction of a write that does what the link is for
 * @param link a link that worked a moment ago
 * @returns whether it still did; of two that come at once, one gets it
 */
export async function endAccountLinks(
  db: Database,
  { siteId, kind, accountId }: AccountLink,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('account_link')
    .where('site_id', '=', siteId)
    .where((eb) =>
      accountId === undefined
        ? eb.and([eb('kind', '=', kind), eb('account_id', 'is', null)])
        : eb('account_id', '=', accountId),
    )
    .returning('kind')
    .execute();
  return ended.some((link) => link.kind === kind);
}

/** Deletes links that no longer work, however late their mail was. */
export async function sweepAccountLinks(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('account_link')
    .where('expires_at', '<=', now - longestDelay)
    .execute();
}
