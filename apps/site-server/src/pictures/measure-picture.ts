import type { Metadata } from 'sharp';
import type { FileParts } from '../files/file-parts';
import { AssetRefusal } from './asset-refusal';
import { isSizedDrawing } from './is-sized-drawing';
import { carefully, pictureLimits } from './picture-limits';
import { countPngFrames, isHeic, sniffPicture, type PictureMime } from './sniff-picture';

/** The facts in a picture file. */
export interface PictureFacts {
  /** Pixels as shown, after the file's own rotation. */
  width: number;
  height: number;
  mime: PictureMime;
  /** 1 for a still picture. */
  frames: number;
  /** Whether the background shows through. */
  transparent: boolean;
  /** Its dominant colour as `#rrggbb`; empty for a transparent picture. */
  color: string;
}

/**
 * Reads size, type and dominant colour of a picture, and decodes it completely once, so that every
 * stored picture can be shown. For a drawing only the size is read; it counts as transparent.
 *
 * @param path where the file is
 * @param file its parts
 * @throws AssetRefusal if it has too many pixels, is damaged or no picture that a browser shows
 */
export async function measurePicture(path: string, file: FileParts): Promise<PictureFacts> {
  const head = await file.read(0, headBytes);
  const mime = kindOf(head);
  if (mime === 'image/svg+xml') refuseUnsized(head);
  // Loaded with the first picture, see `encodeVariant`.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(path, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  const frames = mime === 'image/png' ? await countPngFrames(file) : (metadata.pages ?? 1);
  const size = metadata.autoOrient;
  refuseTooMany(metadata, frames);
  const shape = { width: size.width, height: metadata.pageHeight ?? size.height, mime, frames };
  // Painting a drawing can take forever and cannot be stopped: it is read, never painted here.
  if (mime === 'image/svg+xml') return { ...shape, ...seeThrough };
  const small = await sharp(path, carefully)
    .timeout({ seconds: pictureLimits.seconds })
    .autoOrient()
    .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(refuseBroken);
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return { ...shape, ...seeThrough };
  const hex = (part: number) => part.toString(16).padStart(2, '0');
  const color = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { ...shape, transparent: false, color };
}

/** How many of the first bytes decide the type of a picture and contain the size of a drawing. */
const headBytes = 8192;

const seeThrough = { transparent: true, color: '' };

const unknownType =
  'Browsers cannot show files of this kind. Add a JPEG, PNG, WebP, AVIF, GIF or SVG picture, an MP4 or WebM video, MP3, M4A, Ogg or WAV sound, or WebVTT captions.';

function kindOf(bytes: Uint8Array): PictureMime {
  const mime = sniffPicture(bytes);
  if (mime !== undefined) return mime;
  throw new AssetRefusal(
    'unknown-type',
    isHeic(bytes)
      ? 'The file is a HEIC picture, which browsers cannot show. Save it as JPEG, then add it again.'
      : unknownType,
  );
}

function refuseUnsized(bytes: Uint8Array): void {
  if (isSizedDrawing(bytes)) return;
  throw new AssetRefusal(
    'no-size',
    'The drawing does not say how large it is. Save it with a width and a height, or with a viewBox, then add it again.',
  );
}

function refuseTooMany({ width, height, pageHeight = height }: Metadata, frames: number): void {
  const pixels = width * pageHeight * frames;
  if (pixels <= pictureLimits.pixels && Math.max(width, pageHeight) <= pictureLimits.side) return;
  const each = `${width} × ${pageHeight}`;
  const found = frames > 1 ? `${frames} frames of ${each}` : each;
  throw new AssetRefusal(
    'too-many-pixels',
    `The picture has ${found} pixels (${millions(pixels)} million); the limits are ${millions(pictureLimits.pixels)} million pixels ` +
      `and ${pictureLimits.side} pixels a side. Save a smaller version (2500 pixels wide is enough), then add it again.`,
  );
}

/** The decoder's message is for programmers; it becomes the cause. */
function refuseBroken(cause: unknown): never {
  const refusal = new AssetRefusal(
    'broken',
    'The picture is damaged or incomplete. Check that it opens on your computer, save it again, then add it again.',
  );
  refusal.cause = cause;
  throw refusal;
}

function millions(amount: number): number {
  return Math.round(amount / 1_000_000);
}
