import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A text in the two forms that browsers take; the plain one is made when someone asks. */
export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses once, for many answers.
 *
 * @param bytes what to compress
 * @param quality of brotli, 0 to 11
 */
export async function compress(bytes: Uint8Array | string, quality: number): Promise<Compressed> {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const [br, gzipped] = await Promise.all([brotli(bytes, { params: parameters }), zip(bytes, { level: 9 })]);
  return { br, gzip: gzipped };
}

/**
 * The body in an encoding, with the headers that say so.
 *
 * @param compressed both forms
 * @param encoding the wanted one
 */
export async function encodedBody(compressed: Compressed, encoding: Encoding): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const vary = { vary: 'accept-encoding' };
  if (encoding === 'identity') return { body: await unzip(compressed.gzip), headers: vary };
  return { body: compressed[encoding], headers: { ...vary, 'content-encoding': encoding } };
}
