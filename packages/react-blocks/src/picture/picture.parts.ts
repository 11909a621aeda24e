/** The class of the box around a picture that a script places. */
export const pictureFrame = 'fr-picture-frame';

/** A picture as a component takes it. */
export interface PictureData {
  /** Its address without a width, e.g. `/assets/6f…/harbour.jpg`. */
  source: string;
  /** Natural width, in px. */
  width: number;
  /** Natural height, in px. */
  height: number;
  /** What the picture shows; empty for a decorative one. */
  alt: string;
  /** The point that must stay in view, as fractions. @default the centre */
  focalPoint?: { x: number; y: number } | undefined;
  /** Shown until the picture has loaded, e.g. `#7d6a58`. @default the theme's quiet ground */
  color?: string | undefined;
}

/**
 * When a picture is requested. `first`: at once and before everything else (the largest of the
 * first screen); `eager`: with the page; `native`: by the browser, near the screen; `lazy`: by the
 * image loader, near the screen, in the width that its box shows.
 */
export type PictureLoading = 'first' | 'eager' | 'native' | 'lazy';

/** How a picture fills its box [3.25]. */
export type PictureMode = 'cover' | 'contain' | 'none';

/** The possible alignments of a contained picture in its box [3.25]. */
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

/** The placement of a picture that is shown whole. */
export interface PicturePlacement {
  /** The alignment of a contained picture [3.25]. @default 'center' */
  fitAlignment?: PictureAlignment | undefined;
  /** Whether a contained picture may be enlarged [3.25]. @default true */
  stretch?: boolean | undefined;
}

/** When a picture is loaded, in which width, and how it is placed [3.25]. */
export interface PictureSizing {
  /**
   * When a lazy picture is loaded: near the screen, with the page, or never by itself. @default
   * 'viewport'
   */
  load?: 'viewport' | 'true' | 'false' | undefined;
  /** Whether it is loaded even though `load` is `false` [5.12]. @default false */
  forceImageUpdate?: boolean | undefined;
  /**
   * Whether the browser places it in its box; otherwise a script does, in its drawn size. @default
   * true
   */
  useAdvancedPositioning?: boolean | undefined;
  /** Whether the script places it in percent of a box with a constant ratio. @default false */
  fixedRatio?: boolean | undefined;
  /** Whether it is shown as the background of its box. @default false */
  useBgImage?: boolean | undefined;
  /** Factor on the width. @default 1 */
  sizeAdjustment?: number | undefined;
  /** The place of the width in the address. @default 'queryString' */
  sizeFormat?: 'queryString' | 'filename' | undefined;
  /** Whether to respect a visitor's wish to save data. @default true */
  allowSaveData?: boolean | undefined;
  /** Lowest pixel ratio. @default 0 */
  dprMin?: number | undefined;
  /** Highest pixel ratio. @default Infinity */
  dprMax?: number | undefined;
}

/** Attributes of a picture that the image loaders read [3.25]. */
export const pictureAttributes = {
  source: 'data-src',
  dimensions: 'data-image-dimensions',
  focalPoint: 'data-image-focal-point',
  mode: 'data-crop-mode',
  /** The attributes for `PictureSizing`, which need the larger loader. */
  rare: {
    load: 'data-load',
    forceImageUpdate: 'data-force-image-update',
    useAdvancedPositioning: 'data-use-advanced-positioning',
    fixedRatio: 'data-fixed-ratio',
    useBgImage: 'data-use-bg-image',
    sizeAdjustment: 'data-size-adjustment',
    sizeFormat: 'data-size-format',
    allowSaveData: 'data-allow-save-data',
    dprMin: 'data-dpr-min',
    dprMax: 'data-dpr-max',
  },
} as const;
