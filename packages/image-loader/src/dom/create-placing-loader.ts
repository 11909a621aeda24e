import { resolveImageOptions, type ImageOptions } from '../image-options';
import {
  invalidElementMessage,
  missingSourceMessage,
  noImageMessage,
  noImagesMessage,
} from '../messages';
import { neededWidth } from '../needed-width';
import { pickWidth } from '../pick-width';
import type { Size } from '../read-dimensions';
import { sizedAddress } from '../sized-address';
import { createImageLoader } from './create-image-loader';
import { imageAttributes, loadingClass } from './image-attributes';
import { isPictureAddress } from '../is-picture-address';
import type { PlacingLoader, PlacingLoaderOptions } from './image-loader';
import type {} from './network-information';
import { createPicturePlacer } from './picture-placer';
import { readImageOptions } from './read-image-options';
import { shownResolution, shownWidth } from './shown-width';

/**
 * Creates an image loader with all options of [3.25]: it also places pictures, warns of what cannot
 * be loaded [5.12], continues the work of an earlier run, and retries failed pictures when the
 * visitor is online again.
 *
 * @example
 * const loader = createPlacingLoader({ window, report: console.warn });
 * loader.observe(image, { cropMode: 'cover', focalPoint: { x: 0.4, y: 0.6 } });
 */
export function createPlacingLoader({
  report,
  address = sizedAddress,
  ...rest
}: PlacingLoaderOptions): PlacingLoader {
  const { window } = rest;
  const taken = new Map<Element, Taken>();
  const placer = createPicturePlacer(window, report);
  const loader = createImageLoader({
    ...rest,
    width(image, box) {
      const wanted = wantedWidth(taken.get(image)?.options ?? resolveImageOptions(), box, window);
      return wanted > shownWidth(image) ? wanted : 0;
    },
    address(image, width) {
      const { source, sizeFormat } = taken.get(image)?.options ?? resolveImageOptions();
      return address(source, width, sizeFormat);
    },
  });

  function observe(image: Element, overrides?: Partial<ImageOptions>): void {
    if (taken.has(image)) return;
    // Callers that no compiler has checked pass what a lookup has not found.
    if (!image) return report({ code: 'IMAGE_MISSING', message: noImageMessage });
    if (!isImage(image)) return report({ code: 'IMAGE_INVALID', message: invalidElementMessage });
    const options = resolveImageOptions({ ...readImageOptions(image), ...overrides });
    if (options.source ? !isPictureAddress(options.source, image.baseURI) : !image.srcset) {
      return report({ code: 'IMAGE_SOURCE_MISSING', message: missingSourceMessage });
    }
    if (!options.load && !options.forceImageUpdate) return;
    const entry = { image, options, undo: prepare(image, options) };
    taken.set(image, entry);
    if (options.place) placer.place(image, options);
    watch(image, options);
  }

  function observeAll(images: Iterable<Element>, overrides?: Partial<ImageOptions>): void {
    const given = [...images];
    if (given.length === 0) report({ code: 'IMAGES_MISSING', message: noImagesMessage });
    for (const image of given) observe(image, overrides);
  }

  function watch(image: Element, { load }: ImageOptions): void {
    loader.observe(image, load === true ? 'true' : 'viewport');
  }

  function load(image: Element, overrides?: Partial<ImageOptions>): void {
    const entry = taken.get(image);
    const isLoading = image?.classList.contains(loadingClass);
    if (isLoading && !overrides?.allowConcurrentLoads && !entry?.options.allowConcurrentLoads)
      return;
    unobserve(image);
    observe(image, { ...entry?.options, load: true, ...overrides });
  }

  function unobserve(image: Element): void {
    const entry = taken.get(image);
    if (!entry) return;
    loader.unobserve(image);
    taken.delete(image);
    placer.forget(entry.image);
    entry.undo();
  }

  function retry(): void {
    for (const [image, { options }] of taken) {
      if (!image.hasAttribute(imageAttributes.failed)) continue;
      loader.unobserve(image);
      watch(image, options);
    }
  }

  function destroy(): void {
    window.removeEventListener('online', retry);
    for (const image of taken.keys()) unobserve(image);
    loader.destroy();
    placer.destroy();
  }

  window.addEventListener('online', retry);
  return { observe, observeAll, load, unobserve, destroy };
}

interface Taken {
  image: HTMLImageElement;
  options: ImageOptions;
  undo(): void;
}

/** Checks the name, because the element may come from another window. */
function isImage(element: Element): element is HTMLImageElement {
  return element.localName === 'img';
}

/**
 * The listed width of a picture in its box; 0 for a box without a width, unless the options give
 * one.
 */
function wantedWidth(options: ImageOptions, box: Size, window: Window): number {
  const { dimensions } = options;
  if (!box.width && dimensions) return 0;
  const bounds = box.width ? box : { width: Infinity, height: Infinity };
  const screen = {
    pixelRatio: window.devicePixelRatio,
    saveData: window.navigator.connection?.saveData,
  };
  return pickWidth(neededWidth({ ...options, ...screen, box: bounds }), dimensions?.width);
}

/**
 * Writes what the loader reads and what holds a picture's place; returns a function that undoes it.
 */
function prepare(
  image: HTMLImageElement,
  { source, dimensions, cropMode, place }: ImageOptions,
): () => void {
  const natural = place && cropMode === 'none' ? dimensions : undefined;
  const written: Record<string, string | undefined> = {
    [imageAttributes.source]: source || undefined,
    width: natural && String(natural.width),
    height: natural && String(natural.height),
  };
  const added = Object.entries(written).filter(
    ([name, value]) => value !== undefined && !image.hasAttribute(name),
  );
  for (const [name, value = ''] of added) image.setAttribute(name, value);

  // An earlier run may have set it already.
  const former = image.getAttribute(imageAttributes.resolution);
  const showResolution = (): void => {
    const width = shownResolution(image);
    if (width) image.setAttribute(imageAttributes.resolution, width);
  };
  image.addEventListener('load', showResolution);
  if (image.complete && image.currentSrc) showResolution();

  return () => {
    image.removeEventListener('load', showResolution);
    for (const [name] of added) image.removeAttribute(name);
    if (former === null) image.removeAttribute(imageAttributes.resolution);
    else image.setAttribute(imageAttributes.resolution, former);
  };
}
