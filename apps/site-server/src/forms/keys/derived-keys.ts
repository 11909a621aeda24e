import type { Signer } from '../../signing/key-ring';

/** Equal posts of one visitor within this time count as one, in milliseconds. */
export const derivedKeyWindow = 10 * 60 * 1000;

/** The key of a post, and those that an equal one may have had before. */
export interface DerivedKeys {
  readonly key: string;
  readonly earlier: readonly string[];
}

/**
 * Derives the key of a form that was sent without scripts from form, visitor, content and time
 * window. A double click is stored once; the previous window and older keys of the server count
 * too, so this also holds across the edge of a window, and after a new key.
 *
 * @param signer makes the keys
 * @param now UTC milliseconds
 * @param parts form, visitor and content, in a fixed order
 */
export function derivedKeys(signer: Signer, now: number, parts: readonly string[]): DerivedKeys {
  const window = Math.floor(now / derivedKeyWindow);
  const keysOf = (of: number) => signer.signatures(JSON.stringify([of, ...parts]));
  const [key, ...older] = keysOf(window);
  return { key, earlier: [...older, ...keysOf(window - 1)] };
}
