import { mendAdjustment } from './mend-adjustment';
import type { FocalPoint } from './read-focal-point';
import type { Size } from './read-dimensions';
import type { SizeFormat } from './sized-address';

/**
 * How a picture fills its box [3.25]. The older words `fill` and `fit` [5.11] are read as `cover`
 * and `contain`.
 */
export type ImageMode = 'cover' | 'contain' | 'none';

/** When a picture is loaded: at once, never by itself, or near the screen [3.25]. */
export type ImageLoad = boolean | 'viewport';

/** The options of one picture [3.25]. */
export interface ImageOptions {
  /** Its address, with or without a width. @default '' */
  source: string;
  /** Its own size, in px. @default undefined: not known */
  dimensions: Size | undefined;
  /** @default { x: 0.5, y: 0.5 } */
  focalPoint: FocalPoint;
  /** @default 'viewport' */
  load: ImageLoad;
  /** Load it although `load` is false [5.12]. @default false */
  forceImageUpdate: boolean;
  /** @default 'none' */
  cropMode: ImageMode;
  /** Factor on the width asked for, at least 0 [5.12]. @default 1 */
  sizeAdjustment: number;
  /** @default 'queryString' */
  sizeFormat: SizeFormat;
  /** Whether a visitor's wish to save data counts. @default true */
  allowSaveData: boolean;
  /** Least pixel ratio. @default 0 */
  dprMin: number;
  /** Greatest pixel ratio. @default Infinity */
  dprMax: number;
  /**
   * Words out of top, left, center, right, bottom: where a contained picture stands [5.12].
   * @default 'center'
   */
  fitAlignment: string;
  /** Whether a contained picture may be drawn larger than it is. @default true */
  stretch: boolean;
  /** Places it by `object-fit`, else by its own size and place. @default false */
  useAdvancedPositioning: boolean;
  /** Places it in percent of its box, whose ratio never changes. @default false */
  fixedRatio: boolean;
  /** Shows it as the background of its parent. @default false */
  useBgImage: boolean;
  /** Whether it is placed at all; false where a style sheet does so. @default true */
  place: boolean;
  /** Whether one that is being loaded may be loaded once more [4.16]. @default false */
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
 * Fills in the defaults [3.25] and mends the size adjustment: what is no number
 * becomes 1, what is below 0 becomes 0 [5.12].
 */
export function resolveImageOptions(options: Partial<ImageOptions> = {}): ImageOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const resolved: ImageOptions = { ...imageDefaults, ...Object.fromEntries(given) };
  return { ...resolved, sizeAdjustment: mendAdjustment(resolved.sizeAdjustment) };
}
