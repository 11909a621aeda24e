import type { EndpointRequest } from '../http/endpoint';
import { findSecondFactor } from '../second-factor/second-factor';
import type { SignedIn } from '../sign-in/start-session';
import type { Database } from '../store/database';
import type { AccountServices } from './account-services';
import { contributorCookie } from './contributor-cookie';
import { codePath } from './code-path';
import { signAccountIn } from './sign-account-in';
import { formatTicket, writeTicket, type HalfSignedIn } from './half-signed-in';

/** What a right password came to: a session, or a ticket to go on with a code. */
export type Admission = (SignedIn | { readonly ticket: string }) & {
  /** The `Set-Cookie` header by which the browser is known from now on. */
  readonly knownBrowser?: string;
};

/**
 * Lets somebody in who has shown that they know their password, or may choose it: into a session,
 * or to the question for the code where their account has a second factor.
 *
 * @param services the store, the keys, and what finds an earlier session
 * @param request of the browser
 * @param half who it is
 * @param db the transaction of a write
 */
export async function admit(
  services: Pick<AccountServices, 'store' | 'identify' | 'keys'>,
  request: EndpointRequest,
  half: HalfSignedIn,
  db: Database,
): Promise<Admission> {
  if (!(await findSecondFactor(db, half.account.id)))
    return signAccountIn(services, request, half, db);
  const { store, keys } = services;
  return { ticket: writeTicket(keys.seal('sign-in ticket'), half, store.now()) };
}

/** Formats the `Set-Cookie` headers of an admission. */
export function formatAdmission(
  request: Pick<EndpointRequest, 'secure'>,
  admission: Admission,
): string[] {
  const known = admission.knownBrowser === undefined ? [] : [admission.knownBrowser];
  return 'ticket' in admission
    ? [formatTicket(request, admission.ticket), ...known]
    : [contributorCookie.format(request, admission.token, admission.isRemembered), ...known];
}

/**
 * Returns where an admission leads.
 *
 * @param admission what the password came to
 * @param next the page that was asked for
 */
export function admissionHref(admission: Admission, next: string): string {
  return 'ticket' in admission ? `${codePath}?${new URLSearchParams({ next }).toString()}` : next;
}
