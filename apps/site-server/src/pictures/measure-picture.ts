import sharp from 'sharp';

/** What a picture file says of itself. */
export interface PictureFacts {
  /** Pixels as shown, after the file's own rotation. */
  width: number;
  height: number;
  mime: string;
  /** Its dominant colour as `#rrggbb`. */
  color: string;
}

const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  heif: 'image/avif',
};

/**
 * Reads size, kind and dominant colour of a picture.
 *
 * @param bytes the file
 * @throws when the bytes are no picture that a browser shows
 */
export async function measurePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const picture = sharp(bytes);
  const [{ format, autoOrient }, { dominant }] = await Promise.all([
    picture.metadata(),
    sharp(bytes).stats(),
  ]);
  const mime = mimes[format ?? ''];
  if (mime === undefined) throw new Error(`[site-server] not a picture that browsers show: ${format}.`);
  const hex = (part: number) => part.toString(16).padStart(2, '0');
  return { ...autoOrient, mime, color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` };
}
