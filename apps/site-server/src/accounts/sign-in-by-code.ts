import { writeAudit } from '../audit/write-audit';
import type { EndpointRequest } from '../http/endpoint';
import { Refused } from '../http/action/refused';
import { spendCode } from '../second-factor/second-factor';
import type { SignedIn } from '../sign-in/start-session';
import type { Site } from '../sites/site-settings';
import type { AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { signAccountIn } from './sign-account-in';
import { findHalfSignedIn } from './half-signed-in';

/**
 * Signs somebody in who has entered their password before, by the code of their app or one to
 * recover. A code opens one session.
 *
 * @param services the store, keys and limits
 * @param asked of the browser, which carries a ticket; the site; what was entered
 */
export async function signInByCode(
  services: Pick<AccountServices, 'store' | 'identify' | 'keys' | 'guessLimit'>,
  { request, site, code }: { request: EndpointRequest; site: Site; code: string },
): Promise<SignedIn | Refused<AccountRefusal>> {
  const { store, keys, guessLimit } = services;
  const tickets = keys.seal('sign-in ticket');
  const known = await findHalfSignedIn(store.read, tickets, request, {
    siteId: site.id,
    now: store.now(),
  });
  if (!known) return ticketless();
  const wait = await guessLimit.take(`${site.id} code ${known.account.id}`);
  if (wait > 0) return new Refused({ status: 429, code: 'tooMany', wait });
  return store.write(async (db) => {
    const now = store.now();
    const half = await findHalfSignedIn(db, tickets, request, { siteId: site.id, now });
    if (!half) return ticketless();
    const { account } = half;
    const spent = { accountId: account.id, entered: code, now };
    const outcome = await spendCode(db, keys.seal('second factor'), spent);
    if ('fault' in outcome) {
      await writeAudit(db, store, { act: 'signInFailed', by: account, request });
      return new Refused({ status: 401, code: outcome.fault, refusedFor: 'sign-in' });
    }
    if (outcome.with === 'recovery code')
      await writeAudit(db, store, { act: 'recoveryCodeUsed', by: account, request });
    await writeAudit(db, store, { act: 'signIn', by: account, request });
    return signAccountIn(services, request, half, db);
  });
}

function ticketless(): Refused<AccountRefusal> {
  return new Refused({ status: 401, code: 'ticketOver' });
}
