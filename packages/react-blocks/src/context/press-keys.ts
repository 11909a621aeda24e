import type { PageContext } from '@frontage/core-lifecycle/dom';

/** Keys of unanswered presses, by what was requested. */
const createUnanswered = (): Map<string, string> => new Map();

/** Creates a unique key: 128 bits, hexadecimal. */
export function createPressKey({ window }: PageContext): string {
  return [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Gives the key under which a press counts once, however often it is sent: the key of an earlier,
 * unanswered press for the same thing, because that may have arrived; else a new key.
 *
 * @param request all that is wanted, as text
 */
export function takePressKey(context: PageContext, request: string): string {
  const unanswered = context.shared(createUnanswered);
  const key = unanswered.get(request) ?? createPressKey(context);
  unanswered.delete(request);
  return key;
}

/**
 * Keeps a key for the next press for the same thing, because the outcome of this one is unknown.
 */
export function keepPressKey({ shared }: PageContext, wish: string, key: string): void {
  shared(createUnanswered).set(wish, key);
}
