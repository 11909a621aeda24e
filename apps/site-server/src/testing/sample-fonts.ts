import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../../demo/node_modules/@fontsource-variable');

/** A font in WOFF2 with all weights. */
export const variableFont = readFileSync(
  join(packages, 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);

/**
 * A font of one weight, as far as its directory of tables says.
 *
 * @param bytes how long it is. @default no longer than its directory
 */
export function staticFont(bytes = 64): Buffer {
  const font = Buffer.alloc(bytes);
  font.write('wOF2', 0, 'latin1');
  font.writeUInt32BE(bytes, 8);
  font.writeUInt16BE(2, 12);
  // glyf, transformed, with two sizes; then head.
  font.set([10, 0x81, 0x00, 0x40, 1, 0x36], 48);
  return font;
}
