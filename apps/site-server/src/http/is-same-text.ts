import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not depend on where the texts differ. */
export function isSameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
