import type { FileParts } from '../files/file-parts';
import { AssetRefusal } from './asset-refusal';
import { isWholeFont } from './fonts';

/** Types of files that are no pictures: videos and their captions, sound, and fonts. */
export type MediaMime =
  | 'audio/mp4'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/wav'
  | 'font/woff2'
  | 'text/vtt'
  | 'video/mp4'
  | 'video/webm';

/**
 * Detects the type of a video, captions, sound or a font from its first bytes.
 *
 * @returns nothing for every other type
 * @throws AssetRefusal if it is one of them, but damaged or incomplete
 */
export async function measureMedia(file: FileParts): Promise<MediaMime | undefined> {
  const mime = kindOf((await file.read(0, 512)).toString('latin1'));
  if (mime === undefined || (await isWhole[mime](file))) return mime;
  throw new AssetRefusal('broken', faults[mime]);
}

const brokenVideo =
  'The video is damaged or incomplete. Check that it plays to the end on your computer, save it again, then add it again.';

const brokenSound =
  'The sound is damaged or incomplete. Check that it plays to the end on your computer, save it again, then add it again.';

const faults: Readonly<Record<MediaMime, string>> = {
  'audio/mp4': brokenSound,
  'audio/mpeg': brokenSound,
  'audio/ogg': brokenSound,
  'audio/wav': brokenSound,
  'font/woff2': 'The font is damaged or incomplete. Download it again, then add it again.',
  'text/vtt': 'The captions are not in UTF-8. Save them as WebVTT in UTF-8, then add them again.',
  'video/mp4': brokenVideo,
  'video/webm': brokenVideo,
};

function kindOf(head: string): MediaMime | undefined {
  if (head.startsWith('wOF2')) return 'font/woff2';
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/.test(head)) return 'text/vtt';
  if (/^RIFF[^]{4}WAVE/.test(head)) return 'audio/wav';
  if (head.startsWith('OggS')) return 'audio/ogg';
  // The head of a frame of MPEG audio, layer III, or tags before it.
  if (/^(?:ID3|\xff[\xfa\xfb\xf2\xf3\xe2\xe3])/.test(head)) return 'audio/mpeg';
  if (/^[^]{4}ftypM4[AB] /.test(head)) return 'audio/mp4';
  if (/^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV)/.test(head)) return 'video/mp4';
  return head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm') ? 'video/webm' : undefined;
}

const isWhole: Readonly<Record<MediaMime, (file: FileParts) => Promise<boolean>>> = {
  'audio/mp4': isWholeMp4,
  // Streams have no length: players stop where they end.
  'audio/mpeg': async () => true,
  'audio/ogg': async () => true,
  'audio/wav': isWholeWav,
  'font/woff2': isWholeFont,
  'text/vtt': isUtf8,
  'video/mp4': isWholeMp4,
  'video/webm': isWholeWebm,
};

async function isUtf8(file: FileParts): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let offset = 0; offset < file.bytes; offset += chunkBytes)
      decoder.decode(await file.read(offset, chunkBytes), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const chunkBytes = 65_536;

/** Whether its boxes fill the file to the last byte and include both the index and the pictures. */
async function isWholeMp4(file: FileParts): Promise<boolean> {
  const found = new Set<number>();
  let offset = 0;
  while (offset + 8 <= file.bytes) {
    const head = await file.read(offset, 16);
    found.add(head.readUInt32BE(4));
    const size = boxSize(head, file.bytes - offset);
    if (size < 8) return false;
    offset += size;
  }
  return offset === file.bytes && found.has(box.moov) && found.has(box.mdat);
}

/**
 * Reads the size of a box. 0 means the rest of the file; 1 means that the size follows, in eight
 * bytes.
 */
function boxSize(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  return short === 1 && head.byteLength === 16 ? Number(head.readBigUInt64BE(8)) : short;
}

const box = { moov: 0x6d6f6f76, mdat: 0x6d646174 };

/** Whether it is as long as it says; 0 and the highest number say nothing. */
async function isWholeWav(file: FileParts): Promise<boolean> {
  const size = (await file.read(4, 4)).readUInt32LE(0);
  return size === 0xff_ff_ff_ff || size + 8 <= file.bytes;
}

/** Whether its one segment ends within the file, or extends to its end. */
async function isWholeWebm(file: FileParts): Promise<boolean> {
  const header = readSize(await file.read(4, longestSize));
  const offset = header === undefined ? 0 : 4 + header.length + header.size;
  const head = await file.read(offset, 4 + longestSize);
  if (!head.subarray(0, 4).equals(segmentId)) return false;
  const segment = readSize(head.subarray(4));
  const begin = offset + 4 + (segment?.length ?? 0);
  if (!segment || begin >= file.bytes) return false;
  return segment.isOpen || begin + segment.size <= file.bytes;
}

const segmentId = Buffer.from([0x18, 0x53, 0x80, 0x67]);

/** The most bytes of an EBML size. */
const longestSize = 9;

/** Reads an EBML size: as many leading zero bits as bytes follow; all ones mean "open". */
function readSize(bytes: Buffer): { size: number; length: number; isOpen: boolean } | undefined {
  const first = bytes[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > bytes.byteLength) return undefined;
  let size = first & (0xff >> length);
  let isOpen = size === 0xff >> length;
  for (const part of bytes.subarray(1, length)) {
    size = size * 256 + part;
    isOpen &&= part === 0xff;
  }
  return { size, length, isOpen };
}
