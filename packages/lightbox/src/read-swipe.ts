import { swipeDefaults, touchTransitions } from '@frontage/gallery-engine';

/** A finger's movement so far, in px, and its duration, in ms. */
export interface SwipeWay {
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
  /** The width of the screen. */
  readonly width: number;
}

/** Gives the axis of a drag; undefined before 10 px [9.22]. */
export function swipeAxis(dx: number, dy: number): 'x' | 'y' | undefined {
  if (Math.hypot(dx, dy) < swipeDefaults.axisAfter) return undefined;
  return Math.abs(dx) >= Math.abs(dy) ? 'x' : 'y';
}

/**
 * Interprets a drag when the finger leaves: at least 50 px within 250 ms, or more than the width /
 * 2.25, as in galleries [9.22]. Upwards means nothing.
 *
 * @returns the direction of the swipe; undefined if the picture goes back
 */
export function readSwipe({ dx, dy, ms, width }: SwipeWay): 'left' | 'right' | 'down' | undefined {
  const axis = swipeAxis(dx, dy);
  const way = axis === 'x' ? Math.abs(dx) : dy;
  const isQuick = way >= swipeDefaults.threshold && ms <= swipeDefaults.timeLimit;
  if (!axis || (!isQuick && way <= width / touchTransitions.divisor)) return undefined;
  if (axis === 'y') return 'down';
  return dx < 0 ? 'left' : 'right';
}
