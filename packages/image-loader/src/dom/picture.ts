import type { Size } from '../read-dimensions';

/** A picture that a loader observes. */
export interface Picture {
  readonly image: HTMLImageElement;
  /**
   * When the picture may start: its `data-load`, or `true` without one; false after a failure,
   * until it leaves the screen.
   */
  load: string | boolean;
  /** The box that it was last seen in; undefined until an observer has reported one. */
  box?: Size;
  /** The displayed width, in px; 0 for none. */
  loaded: number;
  /** The width that is loading, in px; 0 or undefined for none. */
  loading?: number;
}

/** What the observers report: whether a picture is near and where, or its new size. */
export interface Seen {
  readonly target: Element;
  readonly isIntersecting?: boolean;
  /** Computed by the browser when it is read. */
  readonly boundingClientRect?: Size;
  /** Only of a size. */
  readonly contentRect?: Size;
}
