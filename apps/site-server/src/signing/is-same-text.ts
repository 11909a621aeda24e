import { timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that does not depend on where they differ. */
export function isSameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
