import { createHash } from 'node:crypto';

/** The start of every id in the seed, in place of the time in other ids. */
const seedTime = '65000000';

/**
 * Gives the id of something in the seed, always the same for the same text: 24 lowercase
 * hexadecimal digits. The asset of a picture is `seedId('picture:' + name)`.
 */
export function seedId(text: string): string {
  return seedTime + createHash('sha256').update(text).digest('hex').slice(0, 16);
}
