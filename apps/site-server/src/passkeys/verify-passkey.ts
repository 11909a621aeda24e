import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { isSameText } from '../signing/is-same-text';
import type { PasskeyReply } from './passkey-reply';
import type { RelyingParty } from './relying-party';

/** The algorithms of new passkeys, as COSE numbers them, the best first: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** Where the parts of an authenticator's data begin (WebAuthn, 6.1), in bytes. */
const places = { flags: 32, counter: 33, idLength: 53, id: 55 } as const;

/** Bits of its flags: somebody was there, and it knew who; a new passkey comes along. */
const flags = { present: 1, verified: 4, newPasskey: 64 } as const;

/**
 * Checks a new passkey. Nobody vouches for the authenticator, since none is asked to: a site for
 * few people takes any.
 *
 * @param reply whose challenge was checked
 * @param party the site
 * @returns its key as SPKI; nothing for what is not in order
 */
export function verifyNewPasskey(reply: PasskeyReply, party: RelyingParty): Buffer | undefined {
  const { authenticatorData, publicKey, credentialId } = reply;
  if (!isFrom(reply, party, 'webauthn.create') || !publicKey) return undefined;
  if (authenticatorData.byteLength < places.id || !hasFlags(authenticatorData, flags.newPasskey))
    return undefined;
  const id = authenticatorData.subarray(
    places.id,
    places.id + authenticatorData.readUInt16BE(places.idLength),
  );
  if (id.toString('base64url') !== credentialId) return undefined;
  return readKey(publicKey) && publicKey;
}

/**
 * Checks a sign-in by a passkey.
 *
 * @param reply whose challenge was checked
 * @param party the site
 * @param spki the key of the passkey
 * @returns how often the authenticator says it was used; nothing for what is not in order
 */
export function verifyPasskey(
  reply: PasskeyReply,
  party: RelyingParty,
  spki: Buffer,
): { readonly counter: number } | undefined {
  const { authenticatorData, clientDataBytes, signature } = reply;
  const key = readKey(spki);
  if (!isFrom(reply, party, 'webauthn.get') || !signature || !key) return undefined;
  const signed = Buffer.concat([authenticatorData, sha256(clientDataBytes)]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, signed, key, signature)
    ? { counter: authenticatorData.readUInt32BE(places.counter) }
    : undefined;
}

/** Whether it was made on the site, by somebody whom the authenticator has recognized. */
function isFrom(
  { client, authenticatorData }: PasskeyReply,
  { origin, id }: RelyingParty,
  type: string,
): boolean {
  if (client.type !== type || client.origin !== origin || client.crossOrigin) return false;
  if (authenticatorData.byteLength < places.counter + 4) return false;
  const isOfSite = isSameText(
    authenticatorData.subarray(0, places.flags).toString('hex'),
    sha256(id).toString('hex'),
  );
  return isOfSite && hasFlags(authenticatorData, flags.present | flags.verified);
}

function hasFlags(authenticatorData: Buffer, wanted: number): boolean {
  return (authenticatorData.readUInt8(places.flags) & wanted) === wanted;
}

/** Reads a key of one of our algorithms. */
function readKey(spki: Buffer): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isKnown =
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048);
    return isKnown ? key : undefined;
  } catch {
    return undefined;
  }
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}
