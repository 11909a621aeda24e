import type { Clock } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { ImageLoader } from '@frontage/image-loader/dom';
import type { GalleryTexts } from '../gallery-texts';

/** Content of a slide other than a picture, e.g. a video. */
export interface SlideMedia {
  /** Called when its slide is hidden. */
  pause(): void;
  /** Whether it plays: autoplay waits for it [4.09]. */
  isShowing(): boolean;
  destroy(): void;
}

/** Brings media into slides; a gallery has none of its own. */
export interface MediaAdapter {
  /** Called when a slide is first shown; undefined for a slide without media. */
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
   * Brings the gallery onto the screen if the address names one of its slides. `scrollToGallery`
   * scrolls there. @default at once
   */
  readonly reveal?: ((root: HTMLElement) => void) | undefined;
  /** Gives a number from 0 to below 1, for autoplay in random order. @default Math.random */
  readonly random?: (() => number) | undefined;
  /**
   * Whether this is the owner's editor, in which the address stays unchanged [2.20]. @default false
   */
  readonly isEditor?: boolean | undefined;
  /** @default English */
  readonly texts?: Partial<GalleryTexts> | undefined;
}
