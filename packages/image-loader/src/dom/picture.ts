import type { Size } from '../read-dimensions';
import { loadingClass } from './image-attributes';

/** A picture that a loader observes. */
export interface Picture {
  readonly image: HTMLImageElement;
  /**
   * When the picture may start: its `data-load`, or `true` without one; false after a failure,
   * until it leaves the screen.
   */
  load: string | boolean;
  /**
   * The last observation of its box; the browser computes a rectangle when it is read, so it is
   * read only where it is used.
   */
  seen?: Seen;
  /** The displayed width, in px; 0 for none. */
  loaded: number;
  /** The width that is loading, in px; 0 or undefined for none. */
  loading?: number;
  /** The stall timer while it is loading. */
  timer?: unknown;
}

/**
 * What the observers report: the rectangle and whether it is near, or the content box after a
 * change of size; always one of the two.
 */
export interface Seen {
  readonly contentRect?: Size;
  readonly boundingClientRect?: Size;
  readonly isIntersecting?: boolean;
}

/**
 * Starts or stops waiting for a picture: toggles the loading class [4.16a] and the listeners for
 * its end.
 */
export function toggleLoading(
  image: HTMLImageElement,
  how: 'add' | 'remove',
  onEnd: (event: Event) => void,
): void {
  image.classList[how](loadingClass);
  image[`${how}EventListener`]('load', onEnd);
  image[`${how}EventListener`]('error', onEnd);
}
