import { createHash } from 'node:crypto';

/** 32 characters that are easy to distinguish. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Creates a code of 140 random bits: seven groups of four characters.
 *
 * @param random gives that many random bytes
 */
export function createGiftCode(random: (size: number) => Uint8Array): string {
  const characters = [...random(28)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * Hashes a code; the store keeps only the hash. A code has too many bits to be guessed or found
 * from its hash, so no salt is needed.
 */
export function hashGiftCode(siteId: string, code: string): string {
  return createHash('sha256')
    .update(`gift:${siteId}:${plainCode(code)}`)
    .digest('hex');
}

/** Gives the part of a code that distinguishes a holder's cards. */
export function lastFourOfGiftCode(code: string): string {
  return plainCode(code).slice(-4);
}
