import { readBoolean, readChoice } from '@frontage/core-lifecycle';
import { clickBehaviors } from '../click-turn';
import type { GallerySettings } from '../defaults';
import { activeClickBehaviors, type CarouselOptions, type StackedOptions, type StripOptions } from '../design-defaults';

/** What a gallery is mounted with: its design, and what differs from the defaults. */
export interface GalleryData extends Partial<GallerySettings>, Partial<Pick<CarouselOptions, 'slidesPerRow'>> {
  /** The name of the design. */
  readonly design: string;
  /** Seconds of a move. @default that of the design [9.23] */
  readonly speed?: number | undefined;
  /** Where the active slide of a strip stands; see `readStripAlignment`. @default 'middle' */
  readonly alignment?: string | undefined;
  /** What a click on the active slide of a strip does. @default 'next' */
  readonly activeSlideClickBehavior?: StripOptions['activeSlideClickBehavior'] | undefined;
  /** What a click on a stacked slide does. @default 'next' */
  readonly clickBehavior?: StackedOptions['clickBehavior'] | undefined;
  /** How stacked slides change; see `stackedTransitions`. @default 'fade' */
  readonly transition?: string | undefined;
  /** Stacked: slides on either side that are loaded ahead. @default 1 */
  readonly preloadCount?: number | undefined;
  /** Stacked, with a finger: see `checkBoundaries`. @default 'inertial' */
  readonly boundaries?: string | undefined;
  /** Stacked, with a finger: see `checkSnapPoints`. @default 'none' */
  readonly snapPoints?: string | undefined;
  /** The collection's address: history writes slides' addresses below it instead of the hash [2.20]. */
  readonly collectionUrl?: string | undefined;
}

/**
 * Reads a gallery's data from the data attributes of its root, named as the options;
 * never throws. A managed gallery loops unless its markup says otherwise [4.08], and
 * goes through its slides in order.
 */
export function readGallery(root: HTMLElement): GalleryData {
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
    historyHash: flag('historyHash'),
    collectionUrl: dataset.collectionUrl,
    linkedGalleries: words('linkedGalleries'),
    refreshOnResize: flag('refreshOnResize'),
    refreshOnOrientationChange: flag('refreshOnOrientationChange'),
    slidesPerRow: number('slidesPerRow'),
    speed: number('speed'),
    alignment: dataset.alignment,
    activeSlideClickBehavior: readChoice(dataset.activeSlideClickBehavior, activeClickBehaviors, 'next'),
    clickBehavior: readChoice(dataset.clickBehavior, clickBehaviors, 'next'),
    transition: dataset.transition,
    preloadCount: number('preloadCount'),
    boundaries: dataset.boundaries,
    snapPoints: dataset.snapPoints,
  };
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
