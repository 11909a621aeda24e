import { deflateRawSync } from 'node:zlib';

/** An archive with these names in it, as far as its first bytes tell. */
function archive(...names: string[]): Buffer {
  const parts = names.map((name) => {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), deflateRawSync('x')]);
  });
  return Buffer.concat(parts);
}

/** Beginnings of files of every kind that is known, by media type. */
export const sampleUploads: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  'image/gif': Buffer.from('GIF89a\x01\0', 'latin1'),
  'image/webp': Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  'image/avif': Buffer.from('\0\0\0\x20ftypavif', 'latin1'),
  'image/heic': Buffer.from('\0\0\0\x20ftypheic', 'latin1'),
  'image/svg+xml': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  'application/pdf': Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'),
  'text/plain': Buffer.from('Grüße\tan\r\nalle\n'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': archive(
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': archive(
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
  ),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': archive(
    '[Content_Types].xml',
    '_rels/.rels',
    'ppt/presentation.xml',
  ),
  'application/vnd.oasis.opendocument.text': openDocument('text'),
  'application/vnd.oasis.opendocument.spreadsheet': openDocument('spreadsheet'),
  'application/vnd.oasis.opendocument.presentation': openDocument('presentation'),
  'application/zip': archive('program.exe'),
  'audio/mpeg': Buffer.from('ID3\x04\0', 'latin1'),
  'audio/wav': Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'),
  'audio/ogg': Buffer.from('OggS\0', 'latin1'),
  'video/mp4': Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
  'video/quicktime': Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'),
  'video/webm': Buffer.from('\x1a\x45\xdf\xa3\x01', 'latin1'),
};

function openDocument(kind: string): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  return Buffer.concat([
    head,
    Buffer.from(`mimetypeapplication/vnd.oasis.opendocument.${kind}PK\x03\x04`, 'latin1'),
  ]);
}
