/** A picture as a component takes it. */
export interface PictureData {
  /** Its address without a width, e.g. `/assets/6f…/harbour.jpg`. */
  source: string;
  /** Natural width, in px. */
  width: number;
  /** Natural height, in px. */
  height: number;
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** The point that must stay in view, as fractions. @default the centre */
  focalPoint?: { x: number; y: number } | undefined;
  /** Shown until it is there, e.g. `#7d6a58`. @default the theme's quiet ground */
  color?: string | undefined;
}

/**
 * When a picture is asked for. `first`: at once and before all else (the largest of
 * the first screen); `eager`: with the page; `lazy`: by the image loader, near the screen.
 */
export type PictureLoading = 'first' | 'eager' | 'lazy';

/** How a picture fills its box [3.25]. */
export type PictureMode = 'cover' | 'contain' | 'none';

/** Where a contained picture may stand in its box [3.25]. */
export const pictureAlignments = [
  'top left',
  'top',
  'top right',
  'left',
  'center',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;

/** One of them. */
export type PictureAlignment = (typeof pictureAlignments)[number];

/** What decides which width of a picture is asked for, beside its box [3.25]. */
export interface PictureSizing {
  /** Factor on the width. @default 1 */
  sizeAdjustment?: number | undefined;
  /** Where the width stands in the address. @default 'queryString' */
  sizeFormat?: 'queryString' | 'filename' | undefined;
  /** Whether a visitor's wish to save data counts. @default true */
  allowSaveData?: boolean | undefined;
  /** Least pixel ratio. @default 0 */
  dprMin?: number | undefined;
  /** Greatest pixel ratio. @default Infinity */
  dprMax?: number | undefined;
}

/** Attributes of a picture that the image loaders read [3.25]. */
export const pictureAttributes = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
  mode: 'data-crop-mode',
  load: 'data-load',
  /** Those of `PictureSizing`, for which the larger loader is needed. */
  rare: {
    sizeAdjustment: 'data-size-adjustment',
    sizeFormat: 'data-size-format',
    allowSaveData: 'data-allow-save-data',
    dprMin: 'data-dpr-min',
    dprMax: 'data-dpr-max',
  },
} as const;
