/**
 * What the button says where its owner has no words of their own.
 *
 * @param username without the sign before it
 */
export function followLabel(username: string): string {
  return `Follow @${username}`;
}
