import type { FileParts } from '../files/file-parts';

/** Media types of accepted pictures. */
export type PictureMime =
  | 'image/avif'
  | 'image/gif'
  | 'image/jpeg'
  | 'image/png'
  | 'image/svg+xml'
  | 'image/webp';

/**
 * Detects the type of a picture from its first bytes, never from its name. Only these types are
 * passed to a decoder.
 *
 * @param bytes the file, or its first 4,096 bytes
 * @returns nothing for every other type
 */
export function sniffPicture(bytes: Uint8Array): PictureMime | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const latin = head.toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(latin)) return 'image/gif';
  if (/^RIFF[^]{4}WEBP/.test(latin)) return 'image/webp';
  if (/^[^]{4}ftypavi[fs]/.test(latin)) return 'image/avif';
  return isDrawing(head.toString('utf8')) ? 'image/svg+xml' : undefined;
}

/** Whether the file is a HEIC picture, as many phones make them; browsers do not show it. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString(
    'latin1',
  );
  return /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(head);
}

/**
 * Whether it is XML whose first element is svg, after only a declaration, comments and a document
 * type.
 */
function isDrawing(text: string): boolean {
  return /^\ufeff?\s*(?:<[?!][^<>]*>\s*)*<svg[\s>]/.test(text);
}

/**
 * Counts the frames of an animated PNG, from its control chunk. The decoder reads only the first.
 *
 * @param file a PNG
 * @returns 1 for a still picture
 */
export async function countPngFrames(file: FileParts): Promise<number> {
  for (let offset = 8; offset + 12 <= file.bytes;) {
    const head = await file.read(offset, 12);
    const type = head.readUInt32BE(4);
    if (type === chunk.acTL) return Math.max(1, head.readUInt32BE(8));
    if (type === chunk.IDAT) return 1;
    offset += 12 + head.readUInt32BE(0);
  }
  return 1;
}

const chunk = { acTL: 0x6163544c, IDAT: 0x49444154 };
