import { readBoolean, readNumber, readText } from '@frontage/core-lifecycle';
import type { ImageMode, ImageOptions } from '../image-options';
import { readDimensions } from '../read-dimensions';
import { readFocalPoint } from '../read-focal-point';
import { imageDefaults } from '../image-options';

const modes: Partial<Record<string, ImageMode>> = {
  cover: 'cover',
  fill: 'cover',
  contain: 'contain',
  fit: 'contain',
  none: 'none',
  'content-fill': 'cover',
  'content-fit': 'contain',
};

/**
 * Reads the options of `imageAttributes` from a picture; never throws. A wrong value means its
 * default. Without a mode [5.11a] the class of its parent decides: `content-fill`, `content-fit`.
 */
export function readImageOptions({ dataset, parentElement }: HTMLElement): ImageOptions {
  const standard = imageDefaults;
  const { load, mode, cropMode = mode, sizeFormat } = dataset;
  const word =
    cropMode ?? [...(parentElement?.classList ?? [])].find((name) => name.startsWith('content-'));
  return {
    source: readText(dataset.src, '').trim(),
    dimensions: readDimensions(dataset.imageDimensions),
    focalPoint: readFocalPoint(dataset.imageFocalPoint),
    load: load === 'true' || (load !== 'false' && 'viewport'),
    forceImageUpdate: readBoolean(dataset.forceImageUpdate, standard.forceImageUpdate),
    cropMode: modes[word ?? ''] ?? 'none',
    sizeFormat: sizeFormat === 'filename' ? sizeFormat : 'queryString',
    sizeAdjustment: readNumber(dataset.sizeAdjustment, standard.sizeAdjustment),
    allowSaveData: readBoolean(dataset.allowSaveData, standard.allowSaveData),
    dprMin: readNumber(dataset.dprMin, standard.dprMin),
    dprMax: readNumber(dataset.dprMax, standard.dprMax),
    fitAlignment: readText(dataset.fitAlignment, standard.fitAlignment),
    stretch: readBoolean(dataset.stretch ?? dataset.imageStretch, standard.stretch),
    useAdvancedPositioning: readBoolean(
      dataset.useAdvancedPositioning,
      standard.useAdvancedPositioning,
    ),
    fixedRatio: readBoolean(dataset.fixedRatio, standard.fixedRatio),
    useBgImage: readBoolean(dataset.useBgImage, standard.useBgImage),
    place: true,
    allowConcurrentLoads: false,
  };
}
