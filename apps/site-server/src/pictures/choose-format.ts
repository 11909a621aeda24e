import { accepts } from '../http/encoding';
import type { StoredAsset } from './assets';

/** The encoding of a smaller copy. */
export type VariantFormat = 'avif' | 'jpeg' | 'png' | 'webp';

/** The facts that decide the format of a copy. */
export type FormatFacts = Pick<StoredAsset, 'mime' | 'width' | 'height' | 'frames' | 'transparent'>;

/** Neither AVIF nor WebP can be higher, in pixels. */
const highest = 16_383;

/**
 * Chooses the best format that a browser accepts: AVIF, WebP, else one that every browser shows. An
 * animation stays one, as WebP. A drawing, and an animation for a browser without WebP, is served
 * as it is.
 *
 * @param asset the picture
 * @param width of the copy
 * @param accept the Accept header, if there is one
 * @returns nothing if the original is to be served
 */
export function chooseFormat(
  asset: FormatFacts,
  width: number,
  accept: string | undefined,
): VariantFormat | undefined {
  const opaque = fallbacks[asset.mime];
  if (opaque === undefined) return undefined;
  const fallback = asset.transparent ? 'png' : opaque;
  const fits = (asset.height * Math.min(width, asset.width)) / asset.width <= highest;
  const webp = fits && accepts(accept, 'image/webp');
  if (mayMove(asset)) return webp && isReadableAnimation(asset) ? 'webp' : undefined;
  if (fits && accepts(accept, 'image/avif')) return 'avif';
  return webp ? 'webp' : fallback;
}

/** Whether a copy must keep every frame; also if the frames were never counted. */
export function mayMove({ mime, frames }: Pick<FormatFacts, 'mime' | 'frames'>): boolean {
  return frames > 1 || (frames === 0 && mime === 'image/gif');
}

/** The decoder reads only the first frame of an animated PNG or AVIF. */
function isReadableAnimation({ mime }: FormatFacts): boolean {
  return mime === 'image/gif' || mime === 'image/webp';
}

const fallbacks: Readonly<Record<string, VariantFormat | undefined>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'png',
  'image/webp': 'jpeg',
  'image/avif': 'jpeg',
};
