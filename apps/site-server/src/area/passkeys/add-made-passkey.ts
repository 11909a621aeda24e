import type { AccountServices } from '../../accounts/account-services';
import type { Account } from '../../accounts/accounts';
import { newPasskeyPurpose } from '../../accounts/ask-for-passkey';
import { mailWayIn } from '../../accounts/mail-way-in';
import { writeAudit } from '../../audit/write-audit';
import type { EndpointRequest } from '../../http/endpoint';
import { isOurChallenge, spendChallenge } from '../../passkeys/make-challenge';
import { readPasskeyReply } from '../../passkeys/passkey-reply';
import { addPasskey, listPasskeys, mostPasskeys } from '../../passkeys/passkeys';
import { relyingParty } from '../../passkeys/relying-party';
import { verifyNewPasskey } from '../../passkeys/verify-passkey';
import type { Site } from '../../sites/site-settings';

/** A passkey that somebody has just made. */
export interface MadePasskey {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly account: Account;
  /** What the browser sent, as JSON. */
  readonly reply: string;
  readonly name: string;
}

/**
 * Adds a passkey to an account, and tells its owner by mail.
 *
 * @param services the store, keys, and the address of the server
 * @param made by whom, and what
 * @returns why it was not added; undefined if it was
 */
export async function addMadePasskey(
  { store, keys, baseUrl }: Pick<AccountServices, 'store' | 'keys' | 'baseUrl'>,
  { request, site, account, reply: text, name }: MadePasskey,
): Promise<'wrong' | 'tooMany' | undefined> {
  const reply = readPasskeyReply(text);
  const party = relyingParty(request, site, baseUrl);
  const now = store.now();
  const signer = keys.signer('passkey challenge');
  const purpose = newPasskeyPurpose(account);
  if (!reply || !party || !isOurChallenge(signer, purpose, reply.client.challenge, now))
    return 'wrong';
  const publicKey = verifyNewPasskey(reply, party);
  if (!publicKey) return 'wrong';
  return store.write(async (db) => {
    if ((await listPasskeys(db, account.id)).length >= mostPasskeys) return 'tooMany';
    if (!(await spendChallenge(db, reply.client.challenge))) return 'wrong';
    const { credentialId } = reply;
    const added = { id: store.createId(), accountId: account.id, credentialId, publicKey };
    if (!(await addPasskey(db, { ...added, name, createdAt: now }))) return 'wrong';
    await mailWayIn(db, store, { site, account, way: 'passkeyAdded', name });
    const audited = { act: 'passkeyAdded', by: account, subject: name, request } as const;
    await writeAudit(db, store, audited);
    return undefined;
  });
}
