import type { Clock } from '@frontage/core-lifecycle';
import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '../image-options';
import type { sizedAddress } from '../sized-address';
import type { Size } from '../read-dimensions';

/** The distance from the screen at which a picture is loaded, in px [4.16] [9.16]. */
export const lazyMargin = 200;

/** Number of pictures loaded at the same time on a desktop [9.17]. */
export const desktopLoads = 16;

/**
 * Number of pictures loaded at the same time on a phone [9.17], which is at most 432 px wide
 * [9.24].
 */
export const mobileLoads = 1;

/** How long places that become free are collected before they are given to others, in ms. */
export const batchTime = 16;

/**
 * How long a full queue waits for a picture to come, in ms: after that, those it waits for go on
 * loading outside it, and others take their places.
 */
export const stallTime = 10_000;

/** The options of an image loader. */
export interface ImageLoaderOptions {
  /** The window that contains the pictures. */
  window: Window & typeof globalThis;
  /** The clock of the queue, see `batchTime` and `stallTime`. @default the window's timers */
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined;
  /** Number of pictures loaded at the same time. @default 16, on a phone 1 [9.17] */
  concurrent?: number | undefined;
  /**
   * Gives the width to request in px, 0 for none yet. @default the width of its box on this screen,
   * see `screenWidth`
   */
  width?: ((image: HTMLImageElement, box: Size, window: Window) => number) | undefined;
  /** Gives the address of a picture in one width. @default its `data-src` with `?format=750w` */
  address?: ((image: HTMLImageElement, width: number) => string) | undefined;
}

/**
 * Receives what cannot be loaded or placed: `IMAGE_MISSING`, `IMAGES_MISSING`, `IMAGE_INVALID`,
 * `IMAGE_SOURCE_MISSING`, `IMAGE_PARENT_MISSING`.
 */
export type ImageReport = (issue: BlockIssue) => void;

/** The options of a placing loader. */
export interface PlacingLoaderOptions extends Omit<ImageLoaderOptions, 'width' | 'address'> {
  report: ImageReport;
  /**
   * Gives the address of a picture in one width, for other picture servers. @default sizedAddress
   */
  address?: typeof sizedAddress | undefined;
}

/** Loads and places pictures with all their options [3.25]. */
export interface PlacingLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. Ignores a picture that
   * is already observed, and one whose `load` is false and not forced.
   *
   * @param overrides options that replace the picture's attributes
   */
  observe(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Observes each of several pictures; that there are none is reported [8.13]. */
  observeAll(images: Iterable<Element>, overrides?: Partial<ImageOptions>): void;
  /**
   * Loads a picture as soon as its size is known, wherever it is. A picture that is loading is
   * skipped unless concurrent loads are allowed [4.16b].
   */
  load(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Forgets a picture: its state and position are removed, its current `src` stays. */
  unobserve(image: Element): void;
  /** Forgets all pictures and removes every trace. Calling it again does nothing. */
  destroy(): void;
}

/** Loads pictures in the displayed width. */
export interface ImageLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. Ignores a picture that
   * is already observed, and one whose `load` is `false`. A picture that has no `data-src`, or has
   * a `srcset`, when it is seen is forgotten; it may be observed again later.
   *
   * @param load replaces `data-load`: `true` does not wait for the screen
   */
  observe(image: Element, load?: 'true' | 'false' | 'viewport'): void;
  /** Forgets a picture: its state is removed, its current `src` stays. */
  unobserve(image: Element): void;
  /** Forgets all pictures and removes every trace. Calling it again does nothing. */
  destroy(): void;
}
