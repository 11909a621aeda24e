import { createHmac } from 'node:crypto';

/** Equal posts of one visitor within this time are one, in milliseconds. */
export const derivedKeyWindow = 10 * 60 * 1000;

/**
 * The key of a form that was sent without scripts: form, visitor, content and time
 * window. A double click stores one, and the window before counts too, so that one
 * across its edge does as well.
 *
 * @param secret key of the derivation
 * @param now UTC milliseconds
 * @param parts form, visitor and content, in a fixed order
 * @returns the key of this window and that of the one before
 */
export function derivedKeys(
  secret: string,
  now: number,
  parts: readonly string[],
): readonly [string, string] {
  const window = Math.floor(now / derivedKeyWindow);
  const key = (of: number) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['form', of, ...parts]))
      .digest('base64url');
  return [key(window), key(window - 1)];
}
