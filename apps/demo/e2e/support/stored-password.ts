import { randomBytes, scryptSync } from 'node:crypto';

/** The password of everybody whom tests store. */
export const testPassword = 'a loft that used to mend nets';

/** Hashes it as the server would, at the lowest cost. */
export function storedPassword(): string {
  const [logN, r, p] = [10, 8, 1];
  const salt = randomBytes(16);
  const hash = scryptSync(testPassword, salt, 32, { N: 2 ** logN, r, p });
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
