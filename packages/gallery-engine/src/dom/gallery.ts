import type { Teardown } from '@frontage/core-lifecycle';
import type { GalleryStore } from '../gallery-store';
import type { GalleryChangeDetail } from './fire-gallery-event';

/** What a gallery tells, by its short name; the root fires the same as `gallery:…`. */
export type GalleryEventName = 'change' | 'reachedEnd' | 'reachedBeginning';

/** A mounted gallery: called, it ends; twice is harmless. */
export interface Gallery extends Teardown {
  /** The current slide, from 0. */
  readonly index: number;
  readonly count: number;
  /**
   * Shows a slide; negatives count from the end [4.07]. False where it is refused: something moves.
   */
  goTo(index: number): boolean;
  goToNext(): boolean;
  goToPrevious(): boolean;
  /** Starts autoplay, where there is one. */
  play(): void;
  /** Stops it. */
  pause(): void;
  /**
   * Looks at the slides anew and ends all movement. Slides that come and go are noticed without it.
   */
  refresh(): void;
  /** From now on both show the same slide [4.09]. */
  link(other: Gallery): void;
  on(type: GalleryEventName, listener: (detail: GalleryChangeDetail) => void): Teardown;
  /** What linked galleries share; missing where a design cannot be linked. */
  readonly store?: GalleryStore;
}
