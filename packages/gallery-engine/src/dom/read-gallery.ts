import { readBoolean } from '@frontage/core-lifecycle';
import type { GallerySettings } from '../defaults';
import type { CarouselOptions } from '../design-defaults';
import { checkGiven } from './check-given';
import type { PictureOptions } from './set-picture-options';
import type { WindowOptions } from './watch-window';

/** The settings for the mount; for the others see `watchWindow` and `setPictureOptions`. */
type MountSettings = Omit<GallerySettings, keyof WindowOptions | keyof PictureOptions>;

/** The data of a gallery: its design, and differences from the defaults. */
export interface GalleryData
  extends Partial<MountSettings>, Partial<Pick<CarouselOptions, 'slidesPerRow'>> {
  /** The name of the design. */
  readonly design: string;
  /** Seconds of a move. @default that of the design [9.23] */
  readonly speed?: number | undefined;
  /** The position of a strip's active slide; see `readStripAlignment`. @default 'middle' */
  readonly alignment?: string | undefined;
  /**
   * The effect of a click on a strip's active slide; see `activeClickBehaviors`. @default 'next'
   */
  readonly activeSlideClickBehavior?: string | undefined;
  /** Whether slides of a strip are tabs, which show those of a linked gallery. @default false */
  readonly tabs?: boolean | undefined;
  /** The effect of a click on a stacked slide; see `clickBehaviors`. @default 'next' */
  readonly clickBehavior?: string | undefined;
  /** The transition of stacked slides; see `stackedTransitions`. @default 'fade' */
  readonly transition?: string | undefined;
  /** Stacked: the number of preloaded slides on either side. @default 1 */
  readonly preloadCount?: number | undefined;
  /** Stacked, with a finger: see `checkBoundaries`. @default 'inertial' */
  readonly boundaries?: string | undefined;
  /** Stacked, with a finger: see `checkSnapPoints`. @default 'none' */
  readonly snapPoints?: string | undefined;
  /**
   * The collection's address: history writes slides' addresses below it instead of the hash [2.20].
   */
  readonly collectionUrl?: string | undefined;
}

/**
 * Reads a gallery's data from the data attributes of its root, named as the options;
 * what is wrong there has its default. A managed gallery loops unless its markup says otherwise
 * [4.08], and goes through its slides in order.
 *
 * @throws TypeError without a root
 */
export function readGallery(root: HTMLElement): GalleryData {
  checkGiven({ root });
  const { dataset } = root;
  // An empty text is no number.
  const number = (name: string): number | undefined => finite(Number(dataset[name] || NaN));
  const flag = (name: string, fallback = false): boolean => readBoolean(dataset[name], fallback);
  const words = (name: string): string[] => (dataset[name] ?? '').split(' ').filter(Boolean);
  return {
    design: dataset.design ?? 'grid',
    loop: flag('loop', true),
    autoplay: flag('autoplay'),
    autoplayOptions: {
      randomize: flag('randomize'),
      // In seconds, as [3.26] has it.
      timeout: (number('autoplayDuration') || 5) * 1000,
      pauseOnMouseover: dataset.pauseOnMouseover ? [dataset.pauseOnMouseover] : [],
    },
    currentIndex: number('currentIndex') ?? 0,
    keyboard: flag('keyboard', true),
    keys: readKeys(dataset.keys),
    historyHash: flag('historyHash'),
    collectionUrl: dataset.collectionUrl,
    linkedGalleries: words('linkedGalleries'),
    slidesPerRow: number('slidesPerRow'),
    speed: number('speed'),
    alignment: dataset.alignment,
    activeSlideClickBehavior: dataset.activeSlideClickBehavior,
    tabs: flag('tabs'),
    clickBehavior: dataset.clickBehavior,
    transition: dataset.transition,
    preloadCount: number('preloadCount'),
    boundaries: dataset.boundaries,
    snapPoints: dataset.snapPoints,
  };
}

/** Two codes: the keys for the previous slide and for the next. */
function readKeys(text = ''): MountSettings['keys'] | undefined {
  const [previous, next] = text.split(' ').map(Number);
  return previous && next ? { previous, next } : undefined;
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
