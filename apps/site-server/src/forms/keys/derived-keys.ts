import { createHmac } from 'node:crypto';

/** Equal posts of one visitor within this time count as one, in milliseconds. */
export const derivedKeyWindow = 10 * 60 * 1000;

/**
 * Derives the key of a form that was sent without scripts from form, visitor, content and time
 * window. A double click is stored once; the previous window counts too, so this also holds across
 * the edge of a window.
 *
 * @param secret key of the derivation
 * @param now UTC milliseconds
 * @param parts form, visitor and content, in a fixed order
 * @returns the key of this window and that of the previous one
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
