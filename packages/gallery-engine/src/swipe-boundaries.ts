import { newSwipeDefaults } from './motion-defaults';

/** The effect of a drag beyond the last slide [5.13]: none, a stop, or a slowdown. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;

/** One of `swipeBoundaries`. */
export type SwipeBoundaries = (typeof swipeBoundaries)[number];

/** The message for invalid boundaries of a swipe [5.13]. */
export function boundariesMessage(value: unknown): string {
  return `[gallery-engine] boundaries: ${String(value)}. Give one of ${swipeBoundaries.join(', ')}.`;
}

/** The message for invalid snap points of a swipe [5.13]. */
export function snapPointsMessage(value: unknown): string {
  return `[gallery-engine] snapPoints: ${String(value)}. Give a percentage such as "50%", or "none".`;
}

/**
 * Checks the boundaries of a swipe.
 *
 * @throws TypeError for anything but `none`, `hard` and `inertial` [5.13]
 */
export function checkBoundaries(value: unknown): SwipeBoundaries {
  const found = swipeBoundaries.find((boundary) => boundary === value);
  if (!found) throw new TypeError(boundariesMessage(value));
  return found;
}

/**
 * Checks the snap points of a swipe.
 *
 * @returns the percentage as a fraction; undefined for `none`
 * @throws TypeError for anything else [5.13]
 */
export function checkSnapPoints(value: unknown): number | undefined {
  if (value === 'none') return undefined;
  const percent = typeof value === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(value) : null;
  if (!percent || !(Number(percent[1]) > 0)) throw new TypeError(snapPointsMessage(value));
  return Number(percent[1]) / 100;
}

/** Limits a drag without a slide on that side: unchanged, none, or slowed down. */
export function boundDrag(dx: number, boundaries: SwipeBoundaries): number {
  if (boundaries === 'none') return dx;
  return boundaries === 'hard' ? 0 : dx / 3;
}

/**
 * Computes how long a swipe with snap points takes to snap [9.22]: 0.3 to 0.5 s by the remaining
 * distance, on screens under 767 px 0.2 to 0.4 s.
 *
 * @param share the remaining share of the width
 * @param screenWidth in px
 * @returns ms
 */
export function snapTime(share: number, screenWidth: number): number {
  const { wide, narrow, narrowBelow } = newSwipeDefaults;
  const [from, to] = screenWidth < narrowBelow ? narrow : wide;
  return (from + (to - from) * Math.max(0, Math.min(1, share))) * 1000;
}
