import { timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that does not depend on where they differ. */
export function isSameText(a: string, b: string): boolean {
  const aBytes = Buffer.from(a);
  const bBytes = Buffer.from(b);
  return aBytes.byteLength === bBytes.byteLength && timingSafeEqual(aBytes, bBytes);
}
