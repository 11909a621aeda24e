/** The part of a challenge that describes how to solve it. */
export interface AltchaParameters {
  /** `PBKDF2/` and the name of a hash, e.g. `SHA-256`. */
  readonly algorithm: string;
  /** Hexadecimal. */
  readonly nonce: string;
  /** Hexadecimal. */
  readonly salt: string;
  /** Rounds of PBKDF2 for one attempt. */
  readonly cost: number;
  /** Bytes of a derived key. */
  readonly keyLength: number;
  /** The prefix of the right key, hexadecimal. */
  readonly keyPrefix: string;
}

/** The number that solves a challenge, and the key derived from it. */
export interface AltchaSolution {
  readonly counter: number;
  /** Hexadecimal. */
  readonly derivedKey: string;
}

/**
 * Tries one number after the other until the derived key has the right prefix. The browser computes
 * each attempt off the main thread, which is free in between.
 *
 * It uses nothing outside itself, because a worker runs the text of this function.
 *
 * @param isStopped called before each attempt. @default never
 * @throws Error (as a rejection) without WebCrypto or if stopped
 */
export async function solveAltcha(
  { algorithm, nonce, salt, cost, keyLength, keyPrefix }: AltchaParameters,
  isStopped: () => boolean = () => false,
): Promise<AltchaSolution> {
  const bytes = (hex: string): number[] =>
    (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const start = bytes(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const view = new DataView(password.buffer);
  const derivation = {
    name: 'PBKDF2',
    hash: algorithm.slice(7),
    salt: new Uint8Array(bytes(salt)),
    iterations: cost,
  };

  for (let counter = 0; !isStopped(); counter += 1) {
    view.setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(derivation, key, keyLength * 8);
    const derivedKey = [...new Uint8Array(bits)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('stopped');
}
