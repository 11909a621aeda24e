import type { Clock } from '@frontage/core-lifecycle';
import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '../image-options';
import type { sizedAddress } from '../sized-address';
import type { Size } from '../read-dimensions';

/** How near the screen a picture is loaded, in px [4.16] [9.16]. */
export const lazyMargin = 200;

/** Pictures that are loaded at once on a desktop [9.17]. */
export const desktopLoads = 16;

/** Pictures that are loaded at once on a phone [9.17], which is at most 432 px wide [9.24]. */
export const mobileLoads = 1;

/** How long a picture may keep its place in the queue, in ms; after that it loads on beside it. */
export const stallTime = 10_000;

/** What an image loader is made from. */
export interface ImageLoaderOptions {
  /** The window the pictures live in. */
  window: Window & typeof globalThis;
  /** Counts the stall time, see `stallTime`. @default the window's timers */
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined;
  /** Pictures loaded at once. @default 16, on a phone 1 [9.17] */
  concurrent?: number | undefined;
  /**
   * The width to ask for in px, 0 for none now. @default that of its box on this screen, see
   * `screenWidth`
   */
  width?: ((image: HTMLImageElement, box: Size, window: Window) => number) | undefined;
  /** The address of a picture in one width. @default its `data-src` with `?format=750w` */
  address?: ((image: HTMLImageElement, width: number) => string) | undefined;
}

/**
 * Told what cannot be loaded or placed: `IMAGE_INVALID`, `IMAGE_SOURCE_MISSING`,
 * `IMAGE_PARENT_MISSING`.
 */
export type ImageReport = (issue: BlockIssue) => void;

/** What a placing loader is made from. */
export interface PlacingLoaderOptions extends Omit<ImageLoaderOptions, 'width' | 'address'> {
  report: ImageReport;
  /** The address of a picture in one width, for other picture servers. @default sizedAddress */
  address?: typeof sizedAddress | undefined;
}

/** Loads and places pictures with all their options [3.25]. */
export interface PlacingLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. One
   * already taken and one whose `load` is false and not forced are left as they are.
   *
   * @param overrides options that count instead of the picture's attributes
   */
  observe(image: Element, overrides?: Partial<ImageOptions>): void;
  /**
   * Loads a picture as soon as its size is known, wherever it is. One that is being
   * loaded is skipped unless concurrent loads are allowed [4.16b].
   */
  load(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Forgets a picture: its state and place go, the `src` it has stays. */
  unobserve(image: Element): void;
  /** Forgets all and leaves nothing behind. Twice is harmless. */
  destroy(): void;
}

/** Loads pictures in the width that is shown. */
export interface ImageLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. One already
   * taken and one whose `load` is `false` are left as they are; one that has no `data-src`
   * or has a `srcset` when it is seen is forgotten, and may be given once more.
   *
   * @param load counts instead of `data-load`: `true` does not wait for the screen
   */
  observe(image: Element, load?: 'true' | 'false' | 'viewport'): void;
  /** Forgets a picture: its state goes, the `src` it has stays. */
  unobserve(image: Element): void;
  /** Forgets all and leaves nothing behind. Twice is harmless. */
  destroy(): void;
}
