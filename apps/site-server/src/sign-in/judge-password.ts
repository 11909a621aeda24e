/** What is wrong with a password that somebody chose; rooms have the words. */
export type PasswordFault = 'passwordShort' | 'passwordLong' | 'passwordEasy';

/** The fewest characters of a password. */
export const shortestPassword = 12;

/** The most characters: a longer one would only cost time. */
export const longestPassword = 200;

/**
 * Judges a password that somebody chose. Length is what counts: nobody is asked for digits or
 * signs.
 *
 * @param password as it was entered
 * @param email of its account
 * @returns what is wrong with it; nothing if it will do
 */
export function judgePassword(password: string, email: string): PasswordFault | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return 'passwordShort';
  if (length > longestPassword) return 'passwordLong';
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const isAddress = plain === email.toLowerCase() || plain.replaceAll(name, '').length < 4;
  return isAddress || new Set(plain).size < 5 ? 'passwordEasy' : undefined;
}
