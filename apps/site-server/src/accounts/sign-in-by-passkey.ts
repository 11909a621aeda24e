import { writeAudit } from '../audit/write-audit';
import type { EndpointRequest } from '../http/endpoint';
import { Refused } from '../http/action/refused';
import { isOurChallenge, spendChallenge } from '../passkeys/make-challenge';
import { readPasskeyReply } from '../passkeys/passkey-reply';
import { findPasskey, notePasskey } from '../passkeys/passkeys';
import { relyingParty } from '../passkeys/relying-party';
import { verifyPasskey } from '../passkeys/verify-passkey';
import type { SignedIn } from '../sign-in/start-session';
import type { Site } from '../sites/site-settings';
import type { AccountRefusal } from './account-manner';
import type { AccountServices } from './account-services';
import { findAccountById } from './accounts';
import { signInPurpose } from './ask-for-passkey';
import { signAccountIn } from './sign-account-in';

/** A sign-in by a passkey. */
export interface PasskeySignIn {
  readonly request: EndpointRequest;
  readonly site: Site;
  /** What the browser sent, as JSON. */
  readonly reply: string;
  /** Whose passkey it must be. @default anybody's */
  readonly accountId?: string | undefined;
  /** Whether the session outlasts the browser. */
  readonly isRemembered: boolean;
}

/**
 * Signs somebody in by a passkey. It is something that they have, and the authenticator has made
 * sure that it is them: no code is asked for after it.
 *
 * @param services the store, keys, and the address of the server
 * @param asked of the browser
 */
export async function signInByPasskey(
  services: Pick<AccountServices, 'store' | 'identify' | 'keys' | 'baseUrl'>,
  { request, site, reply: text, accountId, isRemembered }: PasskeySignIn,
): Promise<SignedIn | Refused<AccountRefusal>> {
  const { store, keys, baseUrl } = services;
  const reply = readPasskeyReply(text);
  const party = relyingParty(request, site, baseUrl);
  const now = store.now();
  const signer = keys.signer('passkey challenge');
  const isOurs = reply && isOurChallenge(signer, signInPurpose(site), reply.client.challenge, now);
  const passkey = isOurs && (await findPasskey(store.read, reply.credentialId));
  const verified = passkey && party && verifyPasskey(reply, party, passkey.publicKey);
  return store.write(async (db) => {
    const account = passkey && (await findAccountById(db, passkey.accountId));
    const isOfSite = account && account.siteId === site.id;
    const isTheirs = isOfSite && (accountId === undefined || account.id === accountId);
    if (!isTheirs || !verified || !(await spendChallenge(db, reply.client.challenge))) {
      const by = isOfSite ? account : { siteId: site.id };
      await writeAudit(db, store, { act: 'signInFailed', by, request });
      return wrong();
    }
    if (!(await notePasskey(db, passkey.id, { ...verified, now }))) return wrong();
    await writeAudit(db, store, { act: 'signInByPasskey', by: account, request });
    return signAccountIn(services, request, { account, isRemembered }, db);
  });
}

function wrong(): Refused<AccountRefusal> {
  return new Refused({ status: 401, code: 'passkeyWrong', refusedFor: 'sign-in' });
}
