import sharp from 'sharp';

/** Most characters of a placeholder: it stands in the page, which everybody waits for. */
export const longestPlaceholder = 300;

/** Sides in px and qualities, best first; hardly a picture needs the second. */
const attempts = [
  [16, 40],
  [16, 10],
  [12, 10],
  [8, 1],
] as const;

/**
 * The whole picture in a few pixels, as an address that needs no request.
 *
 * @param picture an encoded picture without transparent parts; a small one will do
 * @returns a `data:image/webp;base64,…` address of at most 300 characters
 */
export async function makePlaceholder(picture: Buffer): Promise<string> {
  for (const [side, quality] of attempts) {
    const bytes = await sharp(picture).resize(side, side, { fit: 'inside' }).webp({ quality, effort: 6 }).toBuffer();
    const address = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (address.length <= longestPlaceholder) return address;
  }
  return '';
}
