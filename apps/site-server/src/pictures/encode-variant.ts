import type { Sharp } from 'sharp';
import { mayMove, type FormatFacts, type VariantFormat } from './choose-format';
import { carefully, pictureLimits } from './picture-limits';

/** Grows with every change to the look of copies, so that no older copy is served as new. */
export const recipe = 3;

/**
 * Makes a smaller copy: upright, in sRGB, without the camera's metadata. The figures behind the
 * qualities are in `decisions/`.
 *
 * @param path of the original
 * @param asset the original
 * @param width most pixels; a smaller original keeps its own
 * @param format of the copy
 * @throws if the file cannot be read
 */
export async function encodeVariant(
  path: string,
  asset: FormatFacts,
  width: number,
  format: VariantFormat,
): Promise<Buffer> {
  // Not when the server starts: its decoders take longer to load than a page does.
  const { default: sharp } = await import('sharp');
  const animated = mayMove(asset);
  const picture = sharp(path, { ...carefully, animated }).timeout({
    seconds: pictureLimits.seconds,
  });
  const upright = animated ? picture : picture.autoOrient();
  const small = upright.resize({ width, withoutEnlargement: true });
  return encoders[format](small, asset.mime === 'image/jpeg').toBuffer();
}

const encoders: Readonly<Record<VariantFormat, (picture: Sharp, photo: boolean) => Sharp>> = {
  // In photographs the halved colour resolution is not visible; in thin coloured lines of a graphic
  // it is.
  avif: (picture, photo) =>
    picture.avif({
      quality: 68,
      tune: 'ssim',
      effort: 1,
      chromaSubsampling: photo ? '4:2:0' : '4:4:4',
    }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png(),
};
