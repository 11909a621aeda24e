import { readBoolean, readJson, type Teardown } from '@frontage/core-lifecycle';
import { imageAttributes } from '@frontage/image-loader/dom';
import { galleryDefaults, type GallerySettings } from '../defaults';

/** How the pictures of a gallery are loaded [3.28]. */
export type PictureOptions = Pick<GallerySettings, 'lazyLoad' | 'loaderOptions'>;

/** Reads them from `data-lazy-load` and `data-loader-options`, which is JSON; never throws. */
export function readPictureOptions({ dataset }: HTMLElement): PictureOptions {
  const options = readJson(dataset.loaderOptions);
  return {
    lazyLoad: readBoolean(dataset.lazyLoad, galleryDefaults.lazyLoad),
    loaderOptions:
      typeof options === 'object' && options !== null
        ? { ...options }
        : galleryDefaults.loaderOptions,
  };
}

/** Options of the gallery for all its pictures, and of each picture for itself. */
const names = [
  'load',
  'forceImageUpdate',
  'cropMode',
  'fitAlignment',
  'stretch',
  'fixedRatio',
  'useBgImage',
  'useAdvancedPositioning',
  'sizeFormat',
  'sizeAdjustment',
  'allowSaveData',
  'dprMin',
  'dprMax',
] as const;

/**
 * Passes a gallery's options on to the image loader: they are written on its waiting pictures,
 * where the loader reads them, so set them before it observes the pictures. With `lazyLoad` each
 * waits until it is near the screen, whatever its own option.
 *
 * @returns restores the pictures' own attributes
 */
export function setPictureOptions(
  root: Element,
  { lazyLoad, loaderOptions }: PictureOptions,
): Teardown {
  const options: GallerySettings['loaderOptions'] = {
    ...(lazyLoad && { load: 'viewport' }),
    ...loaderOptions,
  };
  const undo: Teardown[] = [];
  for (const picture of root.querySelectorAll(`img[${imageAttributes.source}]`)) {
    for (const name of names) {
      const value = options[name];
      if (value === undefined) continue;
      const attribute = imageAttributes[name];
      const before = picture.getAttribute(attribute);
      picture.setAttribute(attribute, String(value));
      undo.push(() =>
        before === null
          ? picture.removeAttribute(attribute)
          : picture.setAttribute(attribute, before),
      );
    }
  }
  return () => {
    for (const restore of undo.splice(0)) restore();
  };
}
