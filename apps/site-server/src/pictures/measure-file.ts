import { showFileSize } from '@frontage/commerce-model';
import { withFileParts } from '../files/file-parts';
import { AssetRefusal } from './asset-refusal';
import { measureMedia, type MediaMime } from './measure-media';
import { measurePicture, type PictureFacts } from './measure-picture';
import { pictureLimits } from './picture-limits';

/** The facts that are read from a file when it is stored. */
export type FileFacts = Omit<PictureFacts, 'mime'> & {
  mime: PictureFacts['mime'] | MediaMime | 'application/octet-stream';
};

/**
 * Reads the type of a file and, for a picture, its size and colour. Videos and captions have
 * neither; the posters beside them do.
 *
 * @param path where it is
 * @throws AssetRefusal if it is damaged or of a type that pages do not show
 */
export function measureFile(path: string): Promise<FileFacts> {
  return withFileParts(path, async (file) => {
    const mime = await measureMedia(file);
    return mime === undefined ? measurePicture(path, file) : { ...noPicture, mime };
  });
}

const noPicture = { width: 0, height: 0, frames: 1, transparent: false, color: '' };

/**
 * The facts of a file that is sold: it may be of any type, and is only downloaded by its buyers.
 */
export const goodsFacts: FileFacts = { ...noPicture, mime: 'application/octet-stream' };

/**
 * Refuses a file because of its size.
 *
 * @throws AssetRefusal if it is empty or too large
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
      `The file is larger than ${showFileSize(pictureLimits.bytes)}, the limit. Save a smaller version, then add it again.`,
    );
}
