const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes in base32 (RFC 4648) without padding, as authenticator apps read a secret. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (5 - bits)) & 31);
}

/** Reads base32 without padding; signs of no alphabet are skipped. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const sign of text.toUpperCase()) {
    const value = alphabet.indexOf(sign);
    if (value < 0) continue;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
