import { accepts } from '../http/encoding';
import type { StoredAsset } from './assets';

/** How a smaller copy is encoded. */
export type VariantFormat = 'avif' | 'jpeg' | 'png' | 'webp';

/** What decides on the format of a copy. */
export type FormatFacts = Pick<StoredAsset, 'mime' | 'width' | 'height' | 'frames' | 'transparent'>;

/** Neither AVIF nor WebP can be higher, in pixels. */
const highest = 16_383;

/**
 * The best format that a browser takes: AVIF, WebP, else what every browser shows. An
 * animation stays one, as WebP; a drawing, and an animation for a browser without
 * WebP, is served as it is.
 *
 * @param asset the picture
 * @param width of the copy
 * @param accept the Accept header, if there is one
 * @returns nothing where the original is the answer
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

/** Whether a copy must keep every frame: also where nobody counted them. */
export function mayMove({ mime, frames }: Pick<FormatFacts, 'mime' | 'frames'>): boolean {
  return frames > 1 || (frames === 0 && mime === 'image/gif');
}

/** The decoder knows only the first picture of an animated PNG or AVIF. */
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
