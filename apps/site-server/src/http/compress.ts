import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A text in two compressed forms; the plain one is made on request. */
export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses a body that is sent many times.
 *
 * @param bytes what to compress
 * @param quality of brotli, 0 to 11
 */
export async function compress(bytes: Uint8Array | string, quality: number): Promise<Compressed> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: parameters }),
    zip(bytes, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}

/** Fast enough to compress while the visitor waits. */
const answerQuality = 4;

/**
 * Compresses one answer.
 *
 * @param text what to compress
 * @param encoding as the visitor's browser accepts it
 */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer | string> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text);
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: answerQuality } });
}

/**
 * Restores the plain text, for the few clients that accept no encoding.
 *
 * @param compressed both forms
 */
export function plainBody({ gzip: zipped }: Compressed): Promise<Buffer> {
  return unzip(zipped);
}
