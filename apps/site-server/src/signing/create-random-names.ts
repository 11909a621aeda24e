import { randomFillSync } from 'node:crypto';

/** How long a name is, in bytes: 128 bits that nobody guesses. */
const nameBytes = 16;
const namesAtOnce = 128;

/**
 * Makes what gives random names, of 22 characters each. It asks the system for many at once, as
 * `randomUUID` does: to ask for each alone takes twenty times as long.
 *
 * @param fill fills bytes with random ones
 */
export function createRandomNames(fill: (bytes: Buffer) => unknown = randomFillSync): () => string {
  const bytes = Buffer.alloc(nameBytes * namesAtOnce);
  let next = bytes.byteLength;
  return () => {
    if (next === bytes.byteLength) {
      fill(bytes);
      next = 0;
    }
    const start = next;
    next += nameBytes;
    const name = bytes.toString('base64url', start, next);
    // What was given out is not kept.
    bytes.fill(0, start, next);
    return name;
  };
}
