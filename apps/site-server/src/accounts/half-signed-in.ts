import type { EndpointRequest } from '../http/endpoint';
import { hashToken } from '../http/hash-token';
import { formatHostCookie, hostCookieName } from '../http/host-cookie';
import { readCookie } from '../http/read-cookie';
import type { Seal } from '../signing/seal';
import type { Database } from '../store/database';
import { findAccountById, type Account } from './accounts';

/** How long somebody who entered their password has to enter their code, in milliseconds. */
export const ticketLifetime = 10 * 60 * 1000;

/** Somebody who has entered their password, and not yet the code of their second factor. */
export interface HalfSignedIn {
  readonly account: Account;
  readonly isRemembered: boolean;
}

const name = 'SIGNINTICKET';

/** What a password is recognized by: one that was chosen meanwhile makes the ticket worthless. */
const stampOf = ({ password }: Account): string => hashToken(password);

/**
 * Writes a ticket: an encrypted text that only this server reads, which lets somebody go on with a
 * code.
 *
 * @param seal of tickets
 * @param half who entered their password
 * @param now UTC milliseconds
 */
export function writeTicket(
  seal: Seal,
  { account, isRemembered }: HalfSignedIn,
  now: number,
): string {
  const until = String(now + ticketLifetime);
  return seal.close([account.id, until, isRemembered ? '1' : '0', stampOf(account)].join(' '));
}

/**
 * Finds whose ticket a request carries.
 *
 * @param db the reading side, or a transaction
 * @param seal of tickets
 * @param request of the browser
 * @param wanted the site that it addresses, and UTC milliseconds
 */
export async function findHalfSignedIn(
  db: Database,
  seal: Seal,
  { headers, secure }: Pick<EndpointRequest, 'headers' | 'secure'>,
  { siteId, now }: { siteId: string; now: number },
): Promise<HalfSignedIn | undefined> {
  const ticket = seal.open(readCookie(headers.cookie, hostCookieName(name, secure)) ?? '');
  const [id = '', until, remembered, stamp] = ticket?.split(' ') ?? [];
  if (ticket === undefined || Number(until) <= now) return undefined;
  const account = await findAccountById(db, id);
  if (account?.siteId !== siteId || stampOf(account) !== stamp) return undefined;
  return { account, isRemembered: remembered === '1' };
}

/**
 * Formats the `Set-Cookie` header of a ticket, which no script reads and no other site sends.
 *
 * @param request the request that opened it
 * @param ticket undefined ends it
 */
export function formatTicket(
  { secure }: Pick<EndpointRequest, 'secure'>,
  ticket: string | undefined,
): string {
  const maxAge = ticket === undefined ? 0 : ticketLifetime / 1000;
  return formatHostCookie({ name, value: ticket, sameSite: 'Strict', maxAge }, secure);
}
