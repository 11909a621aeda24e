import type { Clock } from '@frontage/core-lifecycle';
import type { GalleryDirection } from '../gallery-index';
import type { GalleryStore } from '../gallery-store';
import type { GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import type { GalleryData } from './read-gallery';

/** From where a slide is moved to. */
export interface MoveStart {
  readonly index: number;
  readonly direction: GalleryDirection;
}

/** What a design that moves is given; the list's children are the slides. */
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
  /** Asks for a change; false where it is refused [4.07]. */
  turn(to: 'next' | 'previous' | number): boolean;
  /** That many seconds in ms; 0 where less motion is asked for. */
  time(seconds: number): number;
  /** Something moves for about that many ms; the result says that it has ended. */
  hold(ms: number): () => void;
  /** What linked galleries share. */
  store(): GalleryStore;
  /** Which slides are seen from now on. */
  setShown(first: number, last: number): void;
}

/** How a design shows the index; what its end has to undo, it has told `ends`. */
export interface MovingView {
  /** Slides seen at once [4.10]; 1 if missing. */
  readonly perGroup?: number;
  /**
   * Whether slides that are not seen could have the focus: then they are taken out of its order.
   */
  readonly prunes?: boolean;
  /** Someone is about to turn: looks at its layout now, where that is still to be told. */
  settle?(): unknown;
  /** Shows a slide: with a movement from another one, or at once. */
  show(index: number, from?: MoveStart): void;
  /**
   * A slide was clicked, or Enter or Space pressed on it; `share`: how far from its left edge, 0 to
   * 1.
   */
  pick?(index: number, share: number): void;
}

/** A design that moves; it shows the current slide at once. */
export type MovingDesign = (gallery: MovingGallery) => MovingView;
