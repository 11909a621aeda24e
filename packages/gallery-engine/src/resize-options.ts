/** What counts as a change of size [5.13]. */
export interface ResizeOptions {
  /** Changes of no more than this many px do not count. */
  readonly threshold: number;
  /** Which side counts: width or height. */
  readonly axis: 'x' | 'y';
}

/** Tells that the threshold of a resize is no number [5.13]. */
export function thresholdMessage(value: unknown): string {
  return `[gallery-engine] resize threshold: ${String(value)}. Give a number of px.`;
}

/** Tells that the axis of a resize is neither x nor y [5.13]. */
export function axisMessage(value: unknown): string {
  return `[gallery-engine] resize axis: ${String(value)}. Give "x" or "y".`;
}

/**
 * Says whether a new size differs enough from the one it last said so of.
 *
 * @throws TypeError where the threshold is no number or the axis neither x nor y [5.13]
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
