import type { Size } from '../read-dimensions';
import { loadingClass } from './image-attributes';

/** A picture on its way. */
export interface Picture {
  readonly image: HTMLImageElement;
  /**
   * When seeing it starts it: its `data-load`, `true` without one; false once it has failed, until
   * it leaves the screen.
   */
  load: string | boolean;
  /**
   * What told its box last; the browser makes a rectangle when it is read, so it is read only where
   * it is used.
   */
  seen?: Seen;
  /** The width that is shown, in px; 0 for none. */
  loaded: number;
  /** The width that is on its way, in px; 0 or undefined for none. */
  loading?: number;
  /** Counts its stall time while it is being loaded. */
  timer?: unknown;
}

/**
 * What the observers tell: of a place the rectangle and whether it is near, of a size the content
 * box; always one of the two.
 */
export interface Seen {
  readonly contentRect?: Size;
  readonly boundingClientRect?: Size;
  readonly isIntersecting?: boolean;
}

/** Begins or ends to wait for a picture: the loading class [4.16a], and a listener for its end. */
export function toggleLoading(
  image: HTMLImageElement,
  how: 'add' | 'remove',
  onEnd: (event: Event) => void,
): void {
  image.classList[how](loadingClass);
  image[`${how}EventListener`]('load', onEnd);
  image[`${how}EventListener`]('error', onEnd);
}
