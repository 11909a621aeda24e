import type { Clock } from '@frontage/core-lifecycle';
import type { GalleryDirection } from '../gallery-index';
import type { GalleryStore } from '../gallery-store';
import type { GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import type { GalleryData } from './read-gallery';

/** The slide from which a move starts. */
export interface MoveStart {
  readonly index: number;
  readonly direction: GalleryDirection;
}

/** What a moving design receives; the list's children are the slides. */
export interface MovingGallery extends GalleryParts {
  readonly data: GalleryData;
  readonly window: GalleryContext['window'];
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly loop: boolean;
  count(): number;
  index(): number;
  slide(index: number): HTMLElement | undefined;
  /** Whether a turn back, or on, leads nowhere: never with loop. */
  isAtStart(): boolean;
  isAtEnd(): boolean;
  /** Requests a change; false if refused [4.07]. */
  turn(to: 'next' | 'previous' | number): boolean;
  /** Converts seconds to ms; 0 if less motion is requested. */
  time(seconds: number): number;
  /** Announces a movement of about that many ms; the result ends it. */
  hold(ms: number): () => void;
  /** What linked galleries share. */
  store(): GalleryStore;
  /** Sets the visible slides. */
  setShown(first: number, last: number): void;
}

/** How a design shows the index; its teardowns are in `ends`. */
export interface MovingView {
  /** The number of slides visible at once [4.10]; 1 if missing. */
  readonly perGroup?: number;
  /** Whether invisible slides could have the focus: then they are removed from the tab order. */
  readonly prunes?: boolean;
  /** Called before a turn: updates the layout now, if a report is pending. */
  settle?(): unknown;
  /** Shows a slide, moving from another one, or at once. */
  show(index: number, from?: MoveStart): void;
  /**
   * Handles a click on a slide, or Enter or Space; `share`: the position from its left edge, 0 to
   * 1.
   */
  pick?(index: number, share: number): void;
}

/** A moving design; it shows the current slide at once. */
export type MovingDesign = (gallery: MovingGallery) => MovingView;
