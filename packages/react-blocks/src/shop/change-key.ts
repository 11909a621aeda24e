/** A key under which a change is made once: 128 bits that nobody guesses, hexadecimal. */
export function createChangeKey({ crypto }: Window & typeof globalThis): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
