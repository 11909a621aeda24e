import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A detail of a picture, shown as a separate picture. */
export interface PictureDetail {
  /** Its own file name. */
  name: string;
  /** The picture it is cut from. */
  from: string;
  left: number;
  top: number;
  width: number;
  height: number;
  alt: string;
}

/** Good enough for a picture that is never enlarged. */
const quality = 74;

/**
 * Reads the details in `details.json`, written by `details.mjs` beside it, and those of the shop's
 * products in `shop.json`, written by hand.
 */
export async function readDetails(folder: string): Promise<PictureDetail[]> {
  const files = await Promise.all(
    ['details.json', 'shop.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Both have this shape, which a test holds them to.
  return files.flatMap((file): PictureDetail[] => JSON.parse(file));
}

/**
 * Cuts details of one picture out of it, as JPEG. They are made on demand, so that the repository
 * holds each picture once.
 *
 * @param picture the whole picture's file
 * @param details of that picture
 */
export async function cutDetails(
  picture: Uint8Array,
  details: readonly PictureDetail[],
): Promise<{ detail: PictureDetail; bytes: Uint8Array }[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    details.map(async (detail) => {
      const { left, top, width, height } = detail;
      const bytes = await sharp(data, { raw: info })
        .extract({ left, top, width, height })
        .jpeg({ quality })
        .toBuffer();
      return { detail, bytes };
    }),
  );
}
