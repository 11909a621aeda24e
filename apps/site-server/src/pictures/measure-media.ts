import { isUtf8 } from 'node:buffer';
import { AssetRefusal } from './asset-refusal';

/** Kinds of files that are no pictures: videos, and the words to them. */
export type MediaMime = 'text/vtt' | 'video/mp4' | 'video/webm';

/**
 * What kind of video or captions a file is, by its first bytes.
 *
 * @param bytes the file
 * @returns nothing for every other kind
 * @throws AssetRefusal when it is one, but damaged or incomplete
 */
export function measureMedia(bytes: Uint8Array): MediaMime | undefined {
  const mime = kindOf(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString('latin1'),
  );
  if (mime === undefined || isWhole[mime](bytes)) return mime;
  throw new AssetRefusal(
    'broken',
    mime === 'text/vtt'
      ? 'The captions are not in UTF-8. Save them as WebVTT in UTF-8, then add them again.'
      : 'The video is damaged or incomplete. Look whether it plays on your computer to its end, save it anew, then add it again.',
  );
}

function kindOf(head: string): MediaMime | undefined {
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/.test(head)) return 'text/vtt';
  if (/^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV)/.test(head)) return 'video/mp4';
  return head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm') ? 'video/webm' : undefined;
}

const isWhole: Readonly<Record<MediaMime, (bytes: Uint8Array) => boolean>> = {
  'text/vtt': (bytes) => isUtf8(bytes),
  'video/mp4': isWholeMp4,
  'video/webm': isWholeWebm,
};

/** Its boxes fill the file to its last byte, and both the index and pictures are among them. */
function isWholeMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Set<number>();
  let at = 0;
  while (at + 8 <= bytes.byteLength) {
    found.add(view.getUint32(at + 4));
    const size = boxSize(view, at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.byteLength && found.has(box.moov) && found.has(box.mdat);
}

/** The size of a box. 0 means the rest of the file; 1 that the size follows, in eight bytes. */
function boxSize(view: DataView, at: number): number {
  const short = view.getUint32(at);
  if (short === 0) return view.byteLength - at;
  return short === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : short;
}

const box = { moov: 0x6d6f6f76, mdat: 0x6d646174 };

/** Its one segment ends within the file, or says that it ends with it. */
function isWholeWebm(bytes: Uint8Array): boolean {
  const header = readSize(bytes, 4);
  const at = header === undefined ? 0 : header.next + header.size;
  const isSegment = [0x18, 0x53, 0x80, 0x67].every((part, index) => bytes[at + index] === part);
  const segment = isSegment ? readSize(bytes, at + 4) : undefined;
  if (!segment || segment.next >= bytes.byteLength) return false;
  return segment.isOpen || segment.next + segment.size <= bytes.byteLength;
}

/** A size of EBML: as many zero bits in front as bytes follow; nothing but ones means "open". */
function readSize(
  bytes: Uint8Array,
  at: number,
): { size: number; next: number; isOpen: boolean } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  const next = at + length;
  if (first === 0 || next > bytes.byteLength) return undefined;
  let size = first & (0xff >> length);
  let isOpen = size === 0xff >> length;
  for (const part of bytes.subarray(at + 1, next)) {
    size = size * 256 + part;
    isOpen &&= part === 0xff;
  }
  return { size, next, isOpen };
}
