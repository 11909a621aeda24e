/**
 * The attributes of a picture that the loader reads [3.25], and the one it writes.
 * Markup, loader, style sheets and tests take the names from here.
 */
export const imageAttributes = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
  load: 'data-load',
  /** The older name of `cropMode`, with the words `fit` and `fill`. */
  mode: 'data-mode',
  cropMode: 'data-crop-mode',
  sizeFormat: 'data-size-format',
  /** Written: `loading`, `loaded` or `failed`, see `ImageState`. */
  state: 'data-image-state',
} as const;

/** Where a picture stands; one that still waits has no state. */
export type ImageState = 'loading' | 'loaded' | 'failed';

/** The class a picture has while it is being loaded [4.16]. */
export const loadingClass = 'sqs-image-loading';
