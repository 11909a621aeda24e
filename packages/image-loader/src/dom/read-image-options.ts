import { readChoice } from '@frontage/core-lifecycle';
import type { ImageLoad, ImageMode } from '../image-options';
import { readDimensions, type Size } from '../read-dimensions';
import type { SizeFormat } from '../sized-address';

/** The options that a picture's attributes give. */
export interface ImageAttributes {
  source: string | undefined;
  dimensions: Size | undefined;
  load: ImageLoad;
  cropMode: ImageMode;
  sizeFormat: SizeFormat;
}

/** Reads the options of `imageAttributes` from a picture; never throws. */
export function readImageOptions({ dataset }: HTMLElement): ImageAttributes {
  const { src, imageDimensions, load, mode, cropMode = mode, sizeFormat } = dataset;
  return {
    source: src?.trim(),
    dimensions: readDimensions(imageDimensions),
    load: load === 'true' || (load !== 'false' && 'viewport'),
    cropMode: readImageMode(cropMode),
    sizeFormat: readChoice<SizeFormat>(sizeFormat, ['queryString', 'filename'], 'queryString'),
  };
}

function readImageMode(raw: string | undefined): ImageMode {
  if (raw === 'fill') return 'cover';
  return raw === 'fit' ? 'contain' : readChoice<ImageMode>(raw, ['cover', 'contain'], 'none');
}
