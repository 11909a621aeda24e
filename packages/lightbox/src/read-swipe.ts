import { swipeDefaults, touchTransitions } from '@frontage/gallery-engine';

/** A finger's way so far, in px, and how long it took, in ms. */
export interface SwipeWay {
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
  /** The width of the screen. */
  readonly width: number;
}

/** The way along which a drag goes; undefined until 10 px tell [9.22]. */
export function swipeAxis(dx: number, dy: number): 'x' | 'y' | undefined {
  if (Math.hypot(dx, dy) < swipeDefaults.axisAfter) return undefined;
  return Math.abs(dx) >= Math.abs(dy) ? 'x' : 'y';
}

/**
 * What a drag means when the finger leaves: at least 50 px within 250 ms, or more than
 * the width / 2.25, as in galleries [9.22]. Upwards means nothing.
 *
 * @returns the side to which the picture was swept; undefined when it goes back
 */
export function readSwipe({ dx, dy, ms, width }: SwipeWay): 'left' | 'right' | 'down' | undefined {
  const axis = swipeAxis(dx, dy);
  const way = axis === 'x' ? Math.abs(dx) : dy;
  const isQuick = way >= swipeDefaults.threshold && ms <= swipeDefaults.timeLimit;
  if (!axis || (!isQuick && way <= width / touchTransitions.divisor)) return undefined;
  if (axis === 'y') return 'down';
  return dx < 0 ? 'left' : 'right';
}
