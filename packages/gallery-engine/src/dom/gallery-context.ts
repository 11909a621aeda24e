import type { Clock } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { ImageLoader } from '@frontage/image-loader/dom';
import type { GalleryTexts } from '../gallery-texts';

/** What shows in a slide and is no picture, e.g. a video. */
export interface SlideMedia {
  /** Its slide is no longer shown. */
  pause(): void;
  /** Whether it plays: autoplay waits for it [4.09]. */
  isShowing(): boolean;
  destroy(): void;
}

/** Brings media into slides; a gallery knows none of them. */
export interface MediaAdapter {
  /** A slide is shown for the first time; nothing for a slide without media. */
  mount(slide: HTMLElement): SlideMedia | undefined;
}

/** What a gallery needs from its surroundings. */
export interface GalleryContext extends Pick<BlockContext, 'window' | 'report'> {
  /** Loads the slides' pictures. @default someone else does */
  readonly images?: Pick<ImageLoader, 'observe' | 'unobserve'> | undefined;
  /** @default no media: slides are what they are */
  readonly media?: MediaAdapter | undefined;
  /** @default the window's own time */
  readonly clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'> | undefined;
  /** Whether the visitor asks for less motion. @default as the window says */
  readonly reducedMotion?: (() => boolean) | undefined;
  /**
   * Brings the gallery onto the screen: the address names a slide of it. `scrollToGallery` moves
   * there. @default at once
   */
  readonly reveal?: ((root: HTMLElement) => void) | undefined;
  /** For autoplay that goes anywhere: from 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined;
  /** Whether this is the owner's editor, where the address stays as it is [2.20]. @default false */
  readonly isEditor?: boolean | undefined;
  /** @default English */
  readonly texts?: Partial<GalleryTexts> | undefined;
}
