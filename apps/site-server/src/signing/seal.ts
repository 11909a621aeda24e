import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** One key and what it is called. */
export interface SealKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Hides texts that only who has the keys can read again. */
export interface Seal {
  /** Hides a text under the newest key. */
  close(text: string): string;
  /** Reads it; nothing where its key is not on the ring any more, or somebody changed it. */
  open(sealed: string): string | undefined;
  /** Id of the key that a text was hidden under. */
  keyIdOf(sealed: string): string;
}

const algorithm = 'aes-256-gcm';
/** Bytes of the nonce and of the tag, as GCM wants them. */
const sizes = { nonce: 12, tag: 16 };

/**
 * Makes a seal (AES-256-GCM).
 *
 * @param keys the newest first
 */
export function createSeal(keys: readonly SealKey[]): Seal {
  const keyIdOf = (sealed: string) => sealed.slice(0, Math.max(0, sealed.indexOf('.')));
  return {
    close(text) {
      const [newest] = keys;
      if (!newest) throw new RangeError('[site-server] a seal needs a key.');
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv(algorithm, newest.key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
      return `${newest.id}.${whole.toString('base64url')}`;
    },
    open(sealed) {
      const id = keyIdOf(sealed);
      const found = keys.find((key) => key.id === id);
      const whole = Buffer.from(sealed.slice(id.length + 1), 'base64url');
      if (!found || whole.byteLength < sizes.nonce + sizes.tag) return undefined;
      try {
        const decipher = createDecipheriv(algorithm, found.key, whole.subarray(0, sizes.nonce));
        decipher.setAuthTag(whole.subarray(sizes.nonce, sizes.nonce + sizes.tag));
        const shown = decipher.update(whole.subarray(sizes.nonce + sizes.tag));
        return Buffer.concat([shown, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    keyIdOf,
  };
}
