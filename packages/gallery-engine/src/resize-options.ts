/** What counts as a change of size [5.13]. */
export interface ResizeOptions {
  /** Changes of at most this many px do not count. */
  readonly threshold: number;
  /** The relevant side: width or height. */
  readonly axis: 'x' | 'y';
}

/** The message for a threshold that is not a number [5.13]. */
export function thresholdMessage(value: unknown): string {
  return `[gallery-engine] resize threshold: ${String(value)}. Give a number of px.`;
}

/** The message for an axis that is neither x nor y [5.13]. */
export function axisMessage(value: unknown): string {
  return `[gallery-engine] resize axis: ${String(value)}. Give "x" or "y".`;
}

/**
 * Creates a rule that decides whether a new size differs enough from the last one that did.
 *
 * @throws TypeError if the threshold is not a number or the axis neither x nor y [5.13]
 * @example const isResized = createResizeRule({ threshold: 0, axis: 'x' });
 */
export function createResizeRule({
  threshold,
  axis,
}: ResizeOptions): (width: number, height: number) => boolean {
  if (typeof threshold !== 'number' || Number.isNaN(threshold))
    throw new TypeError(thresholdMessage(threshold));
  if (axis !== 'x' && axis !== 'y') throw new TypeError(axisMessage(axis));
  let last: number | undefined;

  return (width, height) => {
    const side = axis === 'x' ? width : height;
    if (last !== undefined && Math.abs(side - last) <= threshold) return false;
    last = side;
    return true;
  };
}
