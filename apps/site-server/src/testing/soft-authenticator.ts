import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** An authenticator of a test: what a browser sends for it, as `toJSON` of its credential. */
export interface SoftAuthenticator {
  readonly credentialId: string;
  /** Makes a new passkey. */
  create(challenge: string, as?: Partial<Ceremony>): string;
  /** Signs in. */
  get(challenge: string, as?: Partial<Ceremony>): string;
}

/** What a browser and an authenticator say of themselves. */
export interface Ceremony {
  readonly origin: string;
  readonly rpId: string;
  readonly type: string;
  /** Whether a page of another origin frames the one that asks. */
  readonly crossOrigin: boolean;
  /** Bits: 1 present, 4 verified, 64 a new passkey. */
  readonly flags: number;
  readonly counter: number;
  /** Signs instead of its own key. */
  readonly key: KeyObject;
}

const keyPairs = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

/** Makes an authenticator with one passkey, at a site. */
export function softAuthenticator(
  { origin, rpId }: Pick<Ceremony, 'origin' | 'rpId'>,
  algorithm: keyof typeof keyPairs = 'ES256',
): SoftAuthenticator {
  const { publicKey, privateKey } = keyPairs[algorithm]();
  const id = randomBytes(16);
  const usual = { origin, rpId, crossOrigin: false, counter: 0, key: privateKey };

  function answer(challenge: string, ceremony: Ceremony, rest: Buffer) {
    const { type, origin: said, crossOrigin } = ceremony;
    const client = { type, challenge, origin: said, crossOrigin };
    const clientData = Buffer.from(JSON.stringify(client));
    const head = Buffer.alloc(5);
    head.writeUInt8(ceremony.flags);
    head.writeUInt32BE(ceremony.counter, 1);
    const data = Buffer.concat([sha256(ceremony.rpId), head, rest]);
    return { clientData, data };
  }

  return {
    credentialId: id.toString('base64url'),
    create(challenge, as = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.byteLength);
      const rest = Buffer.concat([Buffer.alloc(16), length, id]);
      const ceremony = { ...usual, type: 'webauthn.create', flags: 69, ...as };
      const { clientData, data } = answer(challenge, ceremony, rest);
      const spki = publicKey.export({ format: 'der', type: 'spki' });
      return write(id, { clientDataJSON: clientData, authenticatorData: data, publicKey: spki });
    },
    get(challenge, as = {}) {
      const ceremony = { ...usual, type: 'webauthn.get', flags: 5, ...as };
      const { clientData, data } = answer(challenge, ceremony, Buffer.alloc(0));
      const digest = algorithm === 'EdDSA' ? null : 'sha256';
      const signature = sign(digest, Buffer.concat([data, sha256(clientData)]), ceremony.key);
      return write(id, { clientDataJSON: clientData, authenticatorData: data, signature });
    },
  };
}

function write(id: Buffer, response: Readonly<Record<string, Buffer>>): string {
  const written = Object.entries(response).map(([name, bytes]) => [
    name,
    bytes.toString('base64url'),
  ]);
  const text = id.toString('base64url');
  return JSON.stringify({ id: text, rawId: text, response: Object.fromEntries(written) });
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}
