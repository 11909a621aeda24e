import { showFileSize } from '@frontage/commerce-model';
import type { FileParts } from '../files/file-parts';
import { AssetRefusal } from './asset-refusal';

/** The most bytes of a font: beyond, its words come too late for the first page. */
export const mostFontBytes = 300 * 1024;

/**
 * Whether a file that begins as a font in WOFF2 is as long as it says.
 *
 * @throws AssetRefusal if it is larger than pages should load
 */
export async function isWholeFont(file: FileParts): Promise<boolean> {
  if (file.bytes > mostFontBytes)
    throw new AssetRefusal(
      'font-too-large',
      `The font is larger than ${showFileSize(mostFontBytes)}, the limit. Save one with fewer letters (a subset), then add it again.`,
    );
  const head = await file.read(0, headBytes);
  return head.byteLength === headBytes && head.readUInt32BE(8) === file.bytes;
}

/** The bytes of the head of a WOFF2 file, before its directory of tables. */
const headBytes = 48;

/** The most bytes of a directory: 64 tables, of 4 bytes of name and two sizes each. */
export const fontDirectoryBytes = headBytes + 64 * 15;

/** Numbers of tables that WOFF2 knows by heart. */
const table = { glyf: 10, loca: 11, fvar: 47, named: 63 };

/**
 * Whether a font has all weights in one file.
 *
 * @param bytes its first `fontDirectoryBytes`; damaged ones are of one weight
 */
export function isVariableFont(bytes: Buffer): boolean {
  if (bytes.byteLength < headBytes) return false;
  let offset = headBytes;
  const skipSize = () => {
    // A size ends with its first byte below 128.
    while ((bytes[offset] ?? 0) >= 128) offset += 1;
    offset += 1;
  };
  for (let left = bytes.readUInt16BE(12); left > 0 && offset < bytes.byteLength; left -= 1) {
    const flags = bytes[offset] ?? 0;
    const number = flags % 64;
    const isOutline = number === table.glyf || number === table.loca;
    // Outlines are transformed unless version 3 says otherwise; of others only what is not 0.
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (number === table.fvar) return true;
    offset += number === table.named ? 5 : 1;
    skipSize();
    if (isTransformed) skipSize();
  }
  return false;
}
