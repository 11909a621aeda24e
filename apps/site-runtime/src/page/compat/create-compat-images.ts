import type { FrontageGlobal } from '@frontage/core-lifecycle/boot';
import type { ImageOptions } from '@frontage/image-loader';
import { createPlacingLoader } from '@frontage/image-loader/dom';

/** `window.ImageLoader`, as inline calls know it. */
export interface CompatImages {
  /**
   * `Frontage.boot()`: every picture of a block is loaded by the block. Those outside of blocks are
   * loaded when they come near the screen; a page without any is told of.
   */
  bootstrap(): void;
  /**
   * Loads one picture. Options have the names of [3.25]; `mode` is the older one of `cropMode`.
   *
   * @returns whether it was begun
   */
  load(image: unknown, options?: unknown): boolean;
}

/** Other words for the same modes [5.11]. */
const modes: Readonly<Record<string, ImageOptions['cropMode']>> = {
  fill: 'cover',
  cover: 'cover',
  fit: 'contain',
  contain: 'contain',
  none: 'none',
};

/**
 * Makes the image loader of an existing page.
 *
 * @param window of the page
 * @param frontage the page's runtime, as soon as there is one
 */
export function createCompatImages(
  window: Window & typeof globalThis,
  frontage: Promise<Pick<FrontageGlobal, 'boot'>>,
): CompatImages {
  let isRefused = false;
  const loader = createPlacingLoader({
    window,
    report: ({ code, message }) => {
      isRefused = true;
      window.console.warn('[frontage]', code, message);
    },
  });

  /** A gallery may begin to load its pictures later: all of a block are left to it. */
  function observeLoose(): void {
    const waiting = [...window.document.querySelectorAll('img[data-src]')];
    const loose = waiting.filter((image) => !image.closest('[data-block-state]'));
    if (loose.length > 0 || waiting.length === 0) loader.observeAll(loose);
  }

  return {
    bootstrap: () => void frontage.then((runtime) => runtime.boot()).then(observeLoose, () => {}),
    load(image, options) {
      const overrides = readOverrides(options);
      if (overrides.load === false && overrides.forceImageUpdate !== true) return false;
      isRefused = false;
      // Whatever a page passes: what is no picture is reported.
      const element = image as Element;
      if (overrides.load === 'viewport') loader.observe(element, overrides);
      else loader.load(element, { ...overrides, load: true });
      return !isRefused;
    },
  };
}

/** Reads the options that a page passes; what makes no sense is left out. */
function readOverrides(raw: unknown): Partial<ImageOptions> {
  const given = new Map(Object.entries(Object(raw)));
  const mode = modes[String(given.get('cropMode') ?? given.get('mode'))];
  const load = given.get('load');
  const adjustment = given.get('sizeAdjustment');
  const point = Object(given.get('focalPoint'));
  const flags = (
    ['useAdvancedPositioning', 'fixedRatio', 'useBgImage', 'stretch', 'forceImageUpdate'] as const
  )
    .map((name) => [name, given.get(name)] as const)
    .filter(([, value]) => typeof value === 'boolean');
  return {
    ...Object.fromEntries(flags),
    ...(mode && { cropMode: mode }),
    ...((typeof load === 'boolean' || load === 'viewport') && { load }),
    ...(typeof adjustment === 'number' && { sizeAdjustment: adjustment }),
    ...(typeof given.get('fitAlignment') === 'string' && {
      fitAlignment: String(given.get('fitAlignment')),
    }),
    ...(typeof point.x === 'number' &&
      typeof point.y === 'number' && { focalPoint: { x: point.x, y: point.y } }),
  };
}
