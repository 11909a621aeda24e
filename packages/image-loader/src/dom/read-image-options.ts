import type { ImageLoad } from '../image-options';
import { readDimensions, type Size } from '../read-dimensions';

/** The options that a picture's attributes give. */
export interface ImageAttributes {
  source: string | undefined;
  dimensions: Size | undefined;
  load: ImageLoad;
  /** As written, the older words apart: one that is no `ImageMode` counts as `none`. */
  cropMode: string | undefined;
  /** As written: what is no `SizeFormat` counts as `queryString`. */
  sizeFormat: string | undefined;
}

/** Reads the options of `imageAttributes` from a picture; never throws. */
export function readImageOptions({ dataset }: HTMLElement): ImageAttributes {
  const { src, imageDimensions, load, mode, cropMode = mode, sizeFormat } = dataset;
  return {
    source: src?.trim(),
    dimensions: readDimensions(imageDimensions),
    load: load === 'true' || (load !== 'false' && 'viewport'),
    cropMode: cropMode === 'fill' ? 'cover' : cropMode === 'fit' ? 'contain' : cropMode,
    sizeFormat,
  };
}
