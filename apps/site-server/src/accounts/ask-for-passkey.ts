import type { EndpointRequest } from '../http/endpoint';
import { challengeLifetime, makeChallenge } from '../passkeys/make-challenge';
import { passkeyAlgorithms } from '../passkeys/verify-passkey';
import type { Passkey } from '../passkeys/passkeys';
import { relyingParty } from '../passkeys/relying-party';
import type { Site } from '../sites/site-settings';
import { namedSite } from './account-manner';
import type { AccountServices } from './account-services';
import type { Account } from './accounts';
import type { PasskeyAsked } from './PasskeyButton';

/** What a challenge needs. */
export type ChallengeServices = Pick<AccountServices, 'keys' | 'baseUrl'> & {
  readonly store: Pick<AccountServices['store'], 'now'>;
};

/** What the answer to the challenge of a sign-in is good for. */
export const signInPurpose = ({ id }: Site): string => `sign-in ${id}`;

/** What the answer to the challenge of a new passkey is good for. */
export const newPasskeyPurpose = ({ id }: Account): string => `new ${id}`;

/**
 * Asks for a passkey to sign in with, any that the browser has for the site.
 *
 * @returns nothing where the address of the site is unknown, or no name
 */
export function askForPasskey(
  { keys, store, baseUrl }: ChallengeServices,
  request: Pick<EndpointRequest, 'host' | 'secure'>,
  site: Site,
): PasskeyAsked | undefined {
  const party = relyingParty(request, site, baseUrl);
  if (!party) return undefined;
  const signer = keys.signer('passkey challenge');
  const options = {
    challenge: makeChallenge(signer, signInPurpose(site), store.now()),
    rpId: party.id,
    userVerification: 'required',
    timeout: challengeLifetime,
  };
  return { kind: 'get', options };
}

/**
 * Asks for a new passkey of an account, one that is found without its address being entered.
 *
 * @returns nothing where the address of the site is unknown, or no name
 */
export function askForNewPasskey(
  { keys, store, baseUrl }: ChallengeServices,
  request: Pick<EndpointRequest, 'host' | 'secure'>,
  { site, account, known }: { site: Site; account: Account; known: readonly Passkey[] },
): PasskeyAsked | undefined {
  const party = relyingParty(request, site, baseUrl);
  if (!party) return undefined;
  const signer = keys.signer('passkey challenge');
  const options = {
    challenge: makeChallenge(signer, newPasskeyPurpose(account), store.now()),
    rp: { id: party.id, name: namedSite(site) },
    user: {
      id: Buffer.from(account.id).toString('base64url'),
      name: account.email,
      displayName: account.name || account.email,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ credentialId: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: challengeLifetime,
  };
  return { kind: 'create', options };
}
