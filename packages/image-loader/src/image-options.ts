import { mendAdjustment } from './mend-adjustment';
import type { FocalPoint } from './read-focal-point';
import type { Size } from './read-dimensions';
import type { SizeFormat } from './sized-address';

/**
 * How a picture fills its box [3.25]. The older words `fill` and `fit` [5.11] mean `cover` and
 * `contain`.
 */
export type ImageMode = 'cover' | 'contain' | 'none';

/** When a picture is loaded: at once, never by itself, or when near the screen [3.25]. */
export type ImageLoad = boolean | 'viewport';

/** The options of one picture [3.25]. */
export interface ImageOptions {
  /** Its address, with or without a width. @default '' */
  source: string;
  /** Its natural size, in px. @default undefined: unknown */
  dimensions: Size | undefined;
  /** @default { x: 0.5, y: 0.5 } */
  focalPoint: FocalPoint;
  /** @default 'viewport' */
  load: ImageLoad;
  /** Loads it even though `load` is false [5.12]. @default false */
  forceImageUpdate: boolean;
  /** @default 'none' */
  cropMode: ImageMode;
  /** Factor on the requested width, at least 0 [5.12]. @default 1 */
  sizeAdjustment: number;
  /** @default 'queryString' */
  sizeFormat: SizeFormat;
  /** Whether to respect a visitor's wish to save data. @default true */
  allowSaveData: boolean;
  /** Lowest pixel ratio. @default 0 */
  dprMin: number;
  /** Highest pixel ratio. @default Infinity */
  dprMax: number;
  /**
   * Words out of top, left, center, right, bottom: the alignment of a contained picture [5.12].
   * @default 'center'
   */
  fitAlignment: string;
  /** Whether a contained picture may be enlarged. @default true */
  stretch: boolean;
  /** Places it by `object-fit` instead of by its own size and position. @default false */
  useAdvancedPositioning: boolean;
  /** Places it in percent of a box with a constant ratio. @default false */
  fixedRatio: boolean;
  /** Shows it as the background of its parent. @default false */
  useBgImage: boolean;
  /** Whether to place it at all; false if a style sheet does so. @default true */
  place: boolean;
  /** Whether a picture that is loading may be loaded once more [4.16]. @default false */
  allowConcurrentLoads: boolean;
}

/** The defaults of a picture's options [3.25]. */
export const imageDefaults: ImageOptions = {
  source: '',
  dimensions: undefined,
  focalPoint: { x: 0.5, y: 0.5 },
  load: 'viewport',
  forceImageUpdate: false,
  cropMode: 'none',
  sizeAdjustment: 1,
  sizeFormat: 'queryString',
  allowSaveData: true,
  dprMin: 0,
  dprMax: Infinity,
  fitAlignment: 'center',
  stretch: true,
  useAdvancedPositioning: false,
  fixedRatio: false,
  useBgImage: false,
  place: true,
  allowConcurrentLoads: false,
};

/**
 * Fills in the defaults [3.25] and corrects the size adjustment: 1 instead of what is not a number,
 * 0 instead of a negative one [5.12].
 */
export function resolveImageOptions(options: Partial<ImageOptions> = {}): ImageOptions {
  const defined = Object.entries(options).filter(([, value]) => value !== undefined);
  const resolved: ImageOptions = { ...imageDefaults, ...Object.fromEntries(defined) };
  return { ...resolved, sizeAdjustment: mendAdjustment(resolved.sizeAdjustment) };
}
