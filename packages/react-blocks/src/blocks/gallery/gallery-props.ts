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
  /** The target of a click, instead of the large picture. */
  clickThroughUrl?: string | undefined;
  /** A link after its words, also full screen, such as to a product; both or none. */
  linkUrl?: string | undefined;
  linkText?: string | undefined;
  /** A video with the picture as its poster. @default none */
  video?: SlideVideo | undefined;
}

/** A video as one slide of a gallery. */
export type SlideVideo = Pick<
  VideoBoxProps,
  'address' | 'player' | 'providerName' | 'files' | 'tracks' | 'ratio' | 'loop'
>;

/** The options of the block [3.26]; each is optional. */
type Options = {
  [Name in Exclude<keyof GalleryOptions, 'design'>]?: GalleryOptions[Name] | undefined;
};

/**
 * A gallery in any of the nine designs [1.05]. Missing options have the default of the design
 * [9.23].
 */
export interface GalleryProps extends Options, RootProps {
  slides: readonly GallerySlideData[];
  /** @default 'grid' */
  design?: GalleryDesign | undefined;
  /** Its accessible name. @default 'Gallery' */
  label?: string | undefined;
  /** The approximate height of rows of autorows, in px. @default 250 */
  rowHeight?: number | undefined;
  /** The transition of stacked slides. @default 'fade' */
  transition?: StackedTransition | undefined;
  /** The effect of a click on a stacked slide. @default 'next' */
  clickBehavior?: ClickBehavior | undefined;
  /** How the page's address names the shown slide [2.20]. @default 'none' */
  history?: GalleryHistory | undefined;
  /** The page's address, for the history `path`. @default that of the window */
  collectionUrl?: string | undefined;
  /**
   * Called when another slide becomes the current one, with its number from 0 and the direction.
   * @default nobody
   */
  onSlideChange?: ((change: GalleryChangeDetail) => void) | undefined;
  /** The first slide to show, from 0. @default 0 */
  currentIndex?: number | undefined;
  /**
   * Whether the page's address names a slide of this gallery: then it starts at once.
   * @default false
   */
  isAddressed?: boolean | undefined;
  /**
   * Whether the site's plan has the lightbox [8.15]; if not, requesting one logs a warning.
   * @default true
   */
  lightboxAvailable?: boolean | undefined;
  /**
   * Ids of other galleries of the page, without `block-`, that show the same slide [4.09]. @default
   * none
   */
  linkedGalleries?: readonly string[] | undefined;
  /**
   * Whether every picture waits until it is near the screen, whatever its `loading` [3.28].
   * @default false
   */
  lazyLoad?: boolean | undefined;
  /**
   * Passed on to the image loader for every picture [3.28], which then waits for it; see
   * `ImageOptions`. The style sheet of the design places the pictures. @default {}
   */
  loaderOptions?: GallerySettings['loaderOptions'] | undefined;
  /**
   * Whether it refreshes 300 ms after a change of the window's width [3.28] [9.22].
   * @default false
   */
  refreshOnResize?: boolean | undefined;
  /** The same after the screen was turned. @default false */
  refreshOnOrientationChange?: boolean | undefined;
  /**
   * The same as `randomize` of `autoplayOptions` [3.28]: any slide instead of the next.
   *
   * @default false
   */
  randomize?: boolean | undefined;
  /** A selector of what pauses autoplay under the pointer [3.28]. @default nothing */
  pauseOnMouseover?: string | undefined;
  /** Whether it wraps around at the ends [4.08]. @default true */
  loop?: boolean | undefined;
  /** Whether keys move it [3.28]. @default true */
  keyboard?: boolean | undefined;
  /** Codes of the keys that move it [3.28]. @default { previous: 37, next: 39 }, the arrows */
  keys?: GallerySettings['keys'] | undefined;
  /** Seconds of a move. @default that of its design [9.23] */
  speed?: number | undefined;
  /** Stacked: how many slides on either side are loaded ahead. @default 1 */
  preloadCount?: number | undefined;
  /** Stacked, with a finger: the behaviour at the ends [5.13]. @default 'inertial' */
  boundaries?: SwipeBoundaries | undefined;
  /**
   * Stacked, with a finger: a percentage from which on the slide changes [5.13]. @default 'none'
   */
  snapPoints?: string | undefined;
  /**
   * The effect of a click on the current slide of a strip, or of the thumbnails [4.12].
   * @default 'next', of thumbnails 'none'
   */
  activeSlideClickBehavior?: ActiveSlideClickBehavior | undefined;
  /** Changes of no more than this many px are no resize [5.13]. @default 0 */
  resizeThreshold?: number | undefined;
  /** Which side of the window counts for that: its width (x) or its height (y). @default 'x' */
  resizeAxis?: 'x' | 'y' | undefined;
  /** Whether desktops show previous and next in the lightbox [2.18]. @default true */
  lightboxControls?: boolean | undefined;
  /** How the first pictures are requested; initially hidden ones wait. @default 'lazy' */
  loading?: PictureLoading | undefined;
  /** Its layout width, as the `sizes` of an image. @default '100vw' */
  sizes?: string | undefined;
}
