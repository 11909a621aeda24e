import type { PageContext } from '@frontage/core-lifecycle/dom';

/** Keys of presses that nobody answered, by what was wanted. */
const createUnanswered = (): Map<string, string> => new Map();

/** A key that nobody else has: 128 bits, hexadecimal. */
export function createKey({ window }: PageContext): string {
  return [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * The key under which a press counts once, however often it is sent: that of an earlier
 * press for the same thing which nobody answered, since that may have arrived; else a new one.
 *
 * @param wish all that is wanted, as text
 */
export function takeKey(context: PageContext, wish: string): string {
  const unanswered = context.shared(createUnanswered);
  const key = unanswered.get(wish) ?? createKey(context);
  unanswered.delete(wish);
  return key;
}

/** Keeps a key for the next press for the same thing: nobody knows what became of this one. */
export function keepKey({ shared }: PageContext, wish: string, key: string): void {
  shared(createUnanswered).set(wish, key);
}
