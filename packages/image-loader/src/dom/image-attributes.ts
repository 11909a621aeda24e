/** Set on a picture that could not be loaded, until it is tried again. */
export const failedAttribute = 'data-image-failed';

/** The class of a picture while it is loading [4.16a]. */
export const loadingClass = 'sqs-image-loading';

/**
 * The attributes of a picture that the loaders read [3.25c], and those they write.
 * Markup, loaders, style sheets and tests take the names from here.
 */
export const imageAttributes = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  load: 'data-load',
  cropMode: 'data-crop-mode',
  // From here on for `createPlacingLoader` only.
  /** The older name of `cropMode`, with the words `fit` and `fill`. */
  mode: 'data-mode',
  focalPoint: 'data-image-focal-point',
  fitAlignment: 'data-fit-alignment',
  stretch: 'data-stretch',
  fixedRatio: 'data-fixed-ratio',
  useBgImage: 'data-use-bg-image',
  useAdvancedPositioning: 'data-use-advanced-positioning',
  sizeFormat: 'data-size-format',
  sizeAdjustment: 'data-size-adjustment',
  allowSaveData: 'data-allow-save-data',
  forceImageUpdate: 'data-force-image-update',
  dprMin: 'data-dpr-min',
  dprMax: 'data-dpr-max',
  /** Written: the picture could not be loaded. */
  failed: failedAttribute,
  /** Written by `createPlacingLoader`: the displayed width, `500w`. */
  resolution: 'data-image-resolution',
  /** Written by `createPlacingLoader` on the element in which a picture is placed. */
  box: 'data-image-box',
} as const;
