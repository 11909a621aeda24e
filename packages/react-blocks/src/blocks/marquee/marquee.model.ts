/** The measures of a marquee, in px and ms [9.13]. */
export const marqueeMeasures = {
  /** In a region that is narrower nothing passes. */
  leastRegion: 50,
  /** A wave's segment, between these two by its frequency. */
  leastSegment: 250,
  mostSegment: 1_000,
  /** The quiet time after a change of size before it is laid out again. */
  debounce: 1_000,
} as const;

/** How far the words go in a second at the speed of 1, in px. */
const pixelsPerSecond = 75;

/** How far a wave swings to each side at the intensity of 1, in px. */
const swing = 16;

/** Gives how many copies cover a region while they move on by one of them. */
export function marqueeCopies(region: number, unit: number): number {
  return region < marqueeMeasures.leastRegion || unit <= 0 ? 0 : Math.ceil(region / unit) + 1;
}

/** Gives how long the words take for the way of one copy, in ms; 0 if they do not move. */
export function marqueeDuration(unit: number, speed: number): number {
  return speed > 0 ? (unit / (speed * pixelsPerSecond)) * 1_000 : 0;
}

/** Gives the width of one segment of a wave, in px [9.13]. */
export function marqueeSegment(frequency: number): number {
  const { leastSegment, mostSegment } = marqueeMeasures;
  return Math.min(mostSegment, Math.max(leastSegment, mostSegment / Math.max(frequency, 0.1)));
}

/** How high the line of a wave is, in sizes of its font. */
export const waveLine = 1.6;

/** Gives how far a wave swings to each side, in px; never more than a quarter of its segment. */
export function marqueeSwing(intensity: number, segment: number): number {
  return Math.min(intensity * swing, segment / 4);
}

/**
 * Draws a wave as the data of an SVG path: up and down by turns, until the region is covered.
 *
 * @param middle its height in the picture, in px
 */
export function marqueeWave(
  region: number,
  segment: number,
  amplitude: number,
  middle: number,
): string {
  // A quadratic curve comes half as far as its control point.
  const curve = (index: number): string =>
    index === 0
      ? `Q${segment / 2} ${middle - 2 * amplitude} ${segment} ${middle}`
      : `T${segment * (index + 1)} ${middle}`;
  const count = Math.max(1, Math.ceil(region / segment));
  return `M0 ${middle}${Array.from({ length: count }, (_, index) => curve(index)).join('')}`;
}
