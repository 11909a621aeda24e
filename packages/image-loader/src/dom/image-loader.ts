import type { Clock } from '@frontage/core-lifecycle';
import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '../image-options';
import type { sizedAddress } from '../sized-address';

/** How near the screen a picture is loaded, in px [4.16] [9.16]. */
export const lazyMargin = 200;

/** What an image loader is made from. */
export interface ImageLoaderOptions {
  /** The window the pictures live in. */
  window: Window & typeof globalThis;
  /** Told what cannot be loaded: `IMAGE_INVALID`, `IMAGE_SOURCE_MISSING`. */
  report: (issue: BlockIssue) => void;
  /** Frees the place of a picture that hangs, see `stallTime`. @default it keeps its place */
  clock?: Clock | undefined;
  /** Pictures loaded at once. @default 16, on a phone 1 [9.17] */
  concurrent?: number | undefined;
  /** How near the screen loading begins, in px. @default 200 [9.16] */
  margin?: number | undefined;
  /** The address of a picture in one width, for other picture servers. @default sizedAddress */
  address?: typeof sizedAddress | undefined;
}

/** Loads pictures in the width that is shown. */
export interface ImageLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. One with
   * `srcset`, one already taken and one whose `load` is false are left as they are.
   *
   * @param overrides options that count instead of the picture's attributes
   */
  observe(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Loads a picture as soon as its size is known, wherever it is. */
  load(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Forgets a picture: its state goes, the `src` it has stays. */
  unobserve(image: Element): void;
  /** Forgets all and leaves nothing behind. Twice is harmless. */
  destroy(): void;
}
