import { createHash } from 'node:crypto';

/** How every id of the seed begins: where an id made by the clock has its time. */
const seedTime = '65000000';

/**
 * The id of something in the seed, always the same for the same text: 24 lowercase
 * hexadecimal digits. The asset of a picture is `seedId('picture:' + name)`.
 */
export function seedId(text: string): string {
  return seedTime + createHash('sha256').update(text).digest('hex').slice(0, 16);
}
