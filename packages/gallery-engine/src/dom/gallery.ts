import type { Teardown } from '@frontage/core-lifecycle';
import type { GalleryStore } from '../gallery-store';
import type { GalleryChangeDetail } from './fire-gallery-event';

/** A gallery's events, by short name; the root fires the same as `gallery:…`. */
export type GalleryEventName = 'change' | 'reachedEnd' | 'reachedBeginning';

/** A mounted gallery; calling it ends it, and calling it again does nothing. */
export interface Gallery extends Teardown {
  /** The current slide, from 0. */
  readonly index: number;
  readonly count: number;
  /**
   * Shows a slide; a negative index counts from the end [4.07]. False if refused, because something
   * moves.
   */
  goTo(index: number): boolean;
  goToNext(): boolean;
  goToPrevious(): boolean;
  /** Starts autoplay, if there is any. */
  play(): void;
  /** Stops it. */
  pause(): void;
  /**
   * Reads the slides again and ends all movement. Added and removed slides are noticed without it.
   */
  refresh(): void;
  /** Links two galleries, which then show the same slide [4.09]. */
  link(other: Gallery): void;
  on(type: GalleryEventName, listener: (detail: GalleryChangeDetail) => void): Teardown;
  /** What linked galleries share; missing if a design cannot be linked. */
  readonly store?: GalleryStore;
}
