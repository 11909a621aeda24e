import { createHmac, hkdfSync } from 'node:crypto';
import { isSameText } from './is-same-text';
import { createSeal, type Seal } from './seal';

/** What a key is for; each use has a key of its own, so that none can stand for another. */
export type KeyPurpose =
  | 'captcha challenge'
  | 'captcha solution'
  | 'crumb'
  | 'form key'
  | 'gift code'
  | 'known browser'
  | 'limit'
  | 'member cart'
  | 'member link'
  | 'newsletter link'
  | 'page preview'
  | 'passkey challenge'
  | 'second factor'
  | 'shop link'
  | 'sign-in ticket'
  | 'site secret'
  | 'submission key'
  | 'upload sender'
  | 'visitor';

/** Signatures for one purpose. */
export interface Signer {
  /** Signs by the newest key: 43 characters of base64url. */
  sign(facts: string): string;
  /** Whether one of the keys signed it. */
  isSigned(facts: string, signature: string): boolean;
  /** The signatures of all keys, the newest first, for what was stored under an older one. */
  signatures(facts: string): readonly [string, ...string[]];
}

/**
 * The keys of a server. The newest one signs and seals; older ones are still good, until they are
 * retired.
 */
export interface KeyRing {
  /** What the keys are called, the newest first; nothing follows from it. */
  readonly ids: readonly string[];
  signer(purpose: KeyPurpose): Signer;
  seal(purpose: KeyPurpose): Seal;
  /** A secret of each key for one purpose, the newest first, for a library that signs itself. */
  secrets(purpose: KeyPurpose): readonly [string, ...string[]];
}

/** The fewest characters of a secret: as many as 24 random bytes have. */
export const shortestSecret = 32;

/**
 * Makes the key ring of a server. Keys are derived from the secrets by HKDF, one for each purpose.
 *
 * @param secrets at least one, the newest first, {@link shortestSecret} characters or more each
 * @throws RangeError when there is none, or one is too short
 */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const [newest, ...older] = secrets;
  if (newest === undefined) throw new RangeError('[site-server] a key ring needs a secret.');
  const short = secrets.find(({ length }) => length < shortestSecret);
  if (short !== undefined)
    throw new RangeError(
      `[site-server] a secret has ${short.length} characters, expected ${shortestSecret} or more.`,
    );
  const keysFor = (purpose: KeyPurpose): readonly [Buffer, ...Buffer[]] => [
    derive(newest, purpose, 32),
    ...older.map((secret) => derive(secret, purpose, 32)),
  ];
  const ids = secrets.map(keyId);
  return {
    ids,
    signer(purpose) {
      const [first, ...others] = keysFor(purpose);
      const mac = (key: Buffer, facts: string) =>
        createHmac('sha256', key).update(facts).digest('base64url');
      return {
        sign: (facts) => mac(first, facts),
        isSigned: (facts, signature) =>
          [first, ...others].some((key) => isSameText(signature, mac(key, facts))),
        signatures: (facts) => [mac(first, facts), ...others.map((key) => mac(key, facts))],
      };
    },
    seal: (purpose) =>
      createSeal(keysFor(purpose).map((key, index) => ({ id: ids[index] ?? '', key }))),
    secrets(purpose) {
      const [first, ...others] = keysFor(purpose);
      return [first.toString('base64url'), ...others.map((key) => key.toString('base64url'))];
    },
  };
}

/** What a key is called: eight hexadecimal characters that follow from its secret. */
export function keyId(secret: string): string {
  return derive(secret, 'id', 4).toString('hex');
}

function derive(secret: string, purpose: string, size: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `frontage ${purpose}`, size));
}
