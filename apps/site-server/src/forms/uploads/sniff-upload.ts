import { isHeic, sniffPicture } from '../../pictures/sniff-picture';

const office = 'application/vnd.openxmlformats-officedocument';

/**
 * Media types that can be detected from bytes, with their file name endings; the first is the usual
 * one.
 */
export const uploadEndings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/svg+xml': ['svg'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'csv', 'md', 'log', 'tsv'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/zip': ['zip'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'video/mp4': ['mp4', 'm4v', 'm4a'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm', 'mkv'],
};

/** The types that a field accepts by default: pictures, documents and texts, nothing that runs. */
export const usualUploads: readonly string[] = Object.keys(uploadEndings).filter(
  (mime) => !/^(?:audio|video)\/|zip$|svg/.test(mime),
);

/** How many of the first bytes decide the type of a file. */
export const headBytes = 8192;

/**
 * Detects the type of a file from its bytes; never from its name or declared type.
 *
 * @param head the first `headBytes` bytes, or the whole file if it is shorter
 * @returns `text/plain` for what may be text; nothing for every unknown type
 */
export function sniffUpload(head: Uint8Array): string | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (latin.startsWith('%PDF-')) return 'application/pdf';
  if (latin.startsWith('PK\x03\x04')) return sniffArchive(latin);
  if (/^(?:ID3|\xff[\xf2\xf3\xfa\xfb])/.test(latin)) return 'audio/mpeg';
  if (/^RIFF[^]{4}WAVE/.test(latin)) return 'audio/wav';
  if (latin.startsWith('OggS')) return 'audio/ogg';
  if (latin.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  if (isHeic(head)) return 'image/heic';
  const picture = sniffPicture(head);
  if (picture) return picture;
  if (/^[^]{4}ftypqt/.test(latin)) return 'video/quicktime';
  if (/^[^]{4}ftyp/.test(latin)) return 'video/mp4';
  return isText(head) ? 'text/plain' : undefined;
}

/** Office documents are archives; the names of their first parts give the type. */
function sniffArchive(latin: string): string {
  const openDocument =
    /^[^]{30}mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))PK/.exec(
      latin,
    );
  if (openDocument?.[1] !== undefined) return openDocument[1];
  if (!latin.includes('[Content_Types].xml')) return 'application/zip';
  if (latin.includes('word/')) return `${office}.wordprocessingml.document`;
  if (latin.includes('xl/')) return `${office}.spreadsheetml.sheet`;
  return latin.includes('ppt/') ? `${office}.presentationml.presentation` : 'application/zip';
}

/**
 * Whether bytes may be part of a text in any encoding that shares ASCII: no control characters but
 * line ends, tabs, form feeds and escapes.
 *
 * @param bytes a part of the file
 */
export function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b);
}

/**
 * Whether a field accepts a type of file.
 *
 * @param mime as `sniffUpload` returns it
 * @param accept media types, also like `image/*`; texts of any type are detected as plain text only
 */
export function isAccepted(mime: string, accept: readonly string[]): boolean {
  return accept.some((wanted) => {
    const type = wanted.toLowerCase().trim();
    if (type === mime || type === '*/*') return true;
    if (mime === 'text/plain') return /^text\/(?!html\b)/.test(type);
    return type.endsWith('/*') && mime.startsWith(type.slice(0, -1)) && mime !== 'image/svg+xml';
  });
}
