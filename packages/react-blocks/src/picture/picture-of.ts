import type { Asset } from '@frontage/site-model';
import type { PictureData } from './picture.parts';

/** Converts a stored picture for components; `alt` replaces its own alternative text. */
export function pictureOf(asset: Asset | undefined, alt?: string): PictureData | undefined {
  if (!asset) return undefined;
  const { id, name, width, height, focalPoint, color } = asset;
  return {
    source: `/assets/${id}/${encodeURIComponent(name)}`,
    width,
    height,
    alt: alt ?? asset.alt,
    focalPoint,
    color,
  };
}
