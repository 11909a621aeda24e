import { lookInto } from '../files/file-parts';
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
 * @param path where it is
 * @throws AssetRefusal when it is damaged or of a kind that pages do not show
 */
export function measureFile(path: string): Promise<FileFacts> {
  return lookInto(path, async (file) => {
    const mime = await measureMedia(file);
    return mime === undefined ? measurePicture(path, file) : { ...noPicture, mime };
  });
}

const noPicture = { width: 0, height: 0, frames: 1, transparent: false, color: '' };

/** What is known of a file that is sold: it may be of any kind, and only its buyers ever save it. */
export const goodsFacts: FileFacts = { ...noPicture, mime: 'application/octet-stream' };

/**
 * Refuses what cannot be kept for its size.
 *
 * @throws AssetRefusal when it is empty or too large
 */
export function checkFileSize(bytes: number): void {
  if (bytes === 0)
    throw new AssetRefusal(
      'empty',
      'The file is empty. Check that it opens on your computer, then add it again.',
    );
  if (bytes > pictureLimits.bytes)
    throw new AssetRefusal(
      'too-large',
      `The file is ${megabytes(bytes)} MB; the limit is ${megabytes(pictureLimits.bytes)} MB. Save a smaller version, then add it again.`,
    );
}

function megabytes(amount: number): number {
  return Math.ceil(amount / 1_000_000);
}
