import type {
  ActiveSlideClickBehavior,
  ClickBehavior,
  GalleryDesign,
  GalleryOptions,
  GallerySettings,
  StackedTransition,
  SwipeBoundaries,
} from '@frontage/gallery-engine';
import type { GalleryChangeDetail } from '@frontage/gallery-engine/dom';
import type { PictureData, PictureLoading } from '../../picture/picture.parts';
import type { VideoBoxProps } from '../video/VideoBox';
import type { RootProps } from '../../render/root-props';
import type { GalleryHistory } from './gallery.parts';

/** One slide. */
export interface GallerySlideData {
  /** The slide's id: what `itemId` in an address names [2.20]. */
  id: string;
  picture: PictureData;
  /** Its own address or the last part of it: a nicer name than its id [2.20]. @default its id */
  url?: string | undefined;
  /** @default nothing */
  title?: string | undefined;
  /** @default nothing */
  description?: string | undefined;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string | undefined;
  /** Where its words lead on, full screen too, such as to a product; both or none. */
  linkUrl?: string | undefined;
  linkText?: string | undefined;
  /** A video that the picture is the poster of. @default none */
  video?: SlideVideo | undefined;
}

/** A video as one slide of a gallery. */
export type SlideVideo = Pick<
  VideoBoxProps,
  'address' | 'player' | 'providerName' | 'files' | 'tracks' | 'ratio' | 'loop'
>;

/** The options of the block [3.26], each may be missing. */
type Options = {
  [Name in Exclude<keyof GalleryOptions, 'design'>]?: GalleryOptions[Name] | undefined;
};

/**
 * A gallery in any of the nine designs [1.05]. What is missing has the default of its design
 * [9.23].
 */
export interface GalleryProps extends Options, RootProps {
  slides: readonly GallerySlideData[];
  /** @default 'grid' */
  design?: GalleryDesign | undefined;
  /** What it shows, for those who do not see it. @default 'Gallery' */
  label?: string | undefined;
  /** The height that rows of autorows come near to, in px. @default 250 */
  rowHeight?: number | undefined;
  /** How stacked slides change. @default 'fade' */
  transition?: StackedTransition | undefined;
  /** What a click on a stacked slide does. @default 'next' */
  clickBehavior?: ClickBehavior | undefined;
  /** What the page's address says of the slide shown [2.20]. @default 'none' */
  history?: GalleryHistory | undefined;
  /** The page's address, for the history `path`. @default that of the window */
  collectionUrl?: string | undefined;
  /**
   * Called when another slide is the current one, with its number from 0 and the way that the
   * gallery went. @default nobody
   */
  onSlideChange?: ((change: GalleryChangeDetail) => void) | undefined;
  /** The slide to begin with, from 0. @default 0 */
  currentIndex?: number | undefined;
  /**
   * Whether the page's address means a slide of this gallery: then it starts at once. @default
   * false
   */
  isAddressed?: boolean | undefined;
  /**
   * Whether the site's plan has the lightbox [8.15]; where it has not, one that is asked for is
   * warned of. @default true
   */
  lightboxAvailable?: boolean | undefined;
  /**
   * Ids of other galleries of the page, without `block-`, that show the same slide [4.09]. @default
   * none
   */
  linkedGalleries?: readonly string[] | undefined;
  /**
   * Whether every picture waits until it comes near the screen, whatever `loading` says of it
   * [3.28]. @default false
   */
  lazyLoad?: boolean | undefined;
  /** Passed on to the image loader for every picture [3.28], see `ImageOptions`. @default {} */
  loaderOptions?: GallerySettings['loaderOptions'] | undefined;
  /**
   * Whether it looks at its slides anew, 300 ms after the window had another width [3.28] [9.22].
   * @default false
   */
  refreshOnResize?: boolean | undefined;
  /** The same after the screen was turned. @default false */
  refreshOnOrientationChange?: boolean | undefined;
  /** The same as `randomize` of `autoplayOptions` [3.28]: any slide instead of the next. @default false */
  randomize?: boolean | undefined;
  /** A selector of what stops autoplay while the pointer is over it [3.28]. @default nothing */
  pauseOnMouseover?: string | undefined;
  /** Whether it goes round at the ends [4.08]. @default true */
  loop?: boolean | undefined;
  /** Whether keys move it [3.28]. @default true */
  keyboard?: boolean | undefined;
  /** Codes of the keys that move it [3.28]. @default { previous: 37, next: 39 }, the arrows */
  keys?: GallerySettings['keys'] | undefined;
  /** Seconds of a move. @default that of its design [9.23] */
  speed?: number | undefined;
  /** Stacked: how many slides on either side are loaded ahead. @default 1 */
  preloadCount?: number | undefined;
  /** Stacked, with a finger: what happens at the ends [5.13]. @default 'inertial' */
  boundaries?: SwipeBoundaries | undefined;
  /** Stacked, with a finger: a percentage from which on the slide changes [5.13]. @default 'none' */
  snapPoints?: string | undefined;
  /** Strip: what a click on the current slide does [4.12]. @default 'next' */
  activeSlideClickBehavior?: ActiveSlideClickBehavior | undefined;
  /** Changes of no more than this many px are no resize [5.13]. @default 0 */
  resizeThreshold?: number | undefined;
  /** Which side of the window counts for that: its width (x) or its height (y). @default 'x' */
  resizeAxis?: 'x' | 'y' | undefined;
  /** Whether desktops show previous and next in the lightbox [2.18]. @default true */
  lightboxControls?: boolean | undefined;
  /**
   * How the first pictures are asked for; those that are not seen at first wait. @default 'lazy'
   */
  loading?: PictureLoading | undefined;
  /** How wide the gallery is laid out, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
}
