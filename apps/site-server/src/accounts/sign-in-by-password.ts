import { writeAudit } from '../audit/write-audit';
import type { EndpointRequest } from '../http/endpoint';
import { Refused } from '../http/action/refused';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import type { AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { emailKey } from '../sign-in/email-key';
import { admit, type Admission } from './admit';
import { findAccount, findAccountById, saveAccountPassword, type Account } from './accounts';

/** What somebody entered to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether the session outlasts the browser [3.51]. */
  readonly isRemembered: boolean;
}

/**
 * Signs somebody in by their password, or lets them go on with a code. Neither what is answered
 * nor how long it takes tells whether an address has an account; the log of the site says who
 * tried.
 *
 * @param services the store, passwords and limits
 * @param request of the browser, and the site that it addresses
 * @param credentials what was entered
 */
export async function signInByPassword(
  services: Omit<AccountServices, 'signInLimit' | 'outbox' | 'baseUrl'>,
  place: { request: EndpointRequest; site: Site },
  { email, password, isRemembered }: Credentials,
): Promise<Admission | Refused<AccountRefusal>> {
  const { store, passwords, guessLimit, knownBrowsers, identify } = services;
  const { request, site } = place;
  const holder = (await identify(request))?.account;
  const account = await findAccount(store.read, site.id, email);
  const isHolder = holder !== undefined && emailKey(holder.email) === emailKey(email);
  // Whoever guesses at the sign-in keeps nobody from showing that it is still them.
  const guessed = isHolder
    ? `${site.id} signed in ${holder.id}`
    : knownBrowsers.guessKey(place, { email, password: account?.password });
  const wait = await guessLimit.take(guessed);
  if (wait > 0) return new Refused({ status: 429, code: 'tooMany', wait });
  const fail = async (db: Database) => {
    // What was entered as an address may be a password: it is not written down.
    const by = account ?? { siteId: site.id };
    await writeAudit(db, store, { act: 'signInFailed', by, request });
    return wrong();
  };
  const { isRight, isStale } = await passwords.check(password, account?.password);
  if (!account || !isRight) return store.write(fail);
  const better = isStale ? await passwords.hash(password) : undefined;
  return store.write(async (db) => {
    if (!(await isUnchanged(db, account))) return fail(db);
    if (better !== undefined) await saveAccountPassword(db, account.id, better, store.now());
    const admission = await admit(services, request, { account, isRemembered }, db);
    if ('token' in admission) await writeAudit(db, store, { act: 'signIn', by: account, request });
    const known = { email, password: better ?? account.password };
    return { ...admission, knownBrowser: knownBrowsers.format(place, known) };
  });
}

function wrong(): Refused<AccountRefusal> {
  return new Refused({ status: 401, code: 'signInWrong', refusedFor: 'sign-in' });
}

/** A new password that was chosen meanwhile is the one that counts. */
async function isUnchanged(db: Database, { id, password }: Account): Promise<boolean> {
  return (await findAccountById(db, id))?.password === password;
}
