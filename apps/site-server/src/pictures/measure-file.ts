import { AssetRefusal } from './asset-refusal';
import { measureMedia, type MediaMime } from './measure-media';
import { measurePicture, type PictureFacts } from './measure-picture';
import { pictureLimits } from './picture-limits';

/** What is read from a file when it is stored. */
export type FileFacts = Omit<PictureFacts, 'mime'> & {
  mime: PictureFacts['mime'] | MediaMime | 'application/octet-stream';
};

/**
 * Reads what kind of file it is and, of a picture, how it looks. Videos and captions
 * have neither size nor colour; their pictures are the posters that go with them.
 *
 * @param bytes the file
 * @throws AssetRefusal when it is empty, too large, damaged or of a kind that pages do not show
 */
export async function measureFile(bytes: Uint8Array): Promise<FileFacts> {
  checkSize(bytes);
  const mime = measureMedia(bytes);
  if (mime === undefined) return measurePicture(bytes);
  return { ...noPicture, mime };
}

/**
 * What is kept of a file that is sold: it may be of any kind, and is only ever saved by who bought
 * it.
 *
 * @param bytes the file
 * @throws AssetRefusal when it is empty or too large
 */
export function goodsFacts(bytes: Uint8Array): FileFacts {
  checkSize(bytes);
  return { ...noPicture, mime: 'application/octet-stream' };
}

const noPicture = { width: 0, height: 0, frames: 1, transparent: false, color: '' };

function checkSize({ byteLength }: Uint8Array): void {
  if (byteLength === 0)
    throw new AssetRefusal(
      'empty',
      'The file is empty. Look whether it opens on your computer, then add it again.',
    );
  if (byteLength > pictureLimits.bytes)
    throw new AssetRefusal(
      'too-large',
      `The file has ${megabytes(byteLength)} MB, at most ${megabytes(pictureLimits.bytes)} MB can be kept. Save it smaller, then add it again.`,
    );
}

function megabytes(amount: number): number {
  return Math.ceil(amount / 1_000_000);
}
