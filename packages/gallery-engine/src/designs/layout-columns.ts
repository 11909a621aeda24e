import type { LayoutBoxes } from './layout-boxes';
import { fallbackRatio } from './slide-ratio';

/** The measures of columns, in px. */
export interface ColumnSizes {
  /** Width of the list. */
  readonly width: number;
  /** The minimum width of a column, unless the list is narrower. */
  readonly columnWidth: number;
  /** Space between slides and between columns. */
  readonly gap: number;
}

/**
 * Lays slides out in columns of equal width [9.23]: as many as fit, which then share the width;
 * each slide goes to the shortest column so far.
 *
 * @param ratios width by height of each slide; anything but a positive number means 3 to 2
 * @param extras height below each picture, such as that of its caption, in px
 */
export function layoutColumns(
  ratios: ArrayLike<number>,
  { width, columnWidth, gap }: ColumnSizes,
  extras?: ArrayLike<number>,
): LayoutBoxes {
  const count = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const step = (width + gap) / count;
  const boxes = new Float64Array(ratios.length * 4);
  const ends = new Float64Array(count);
  const end = (lane: number): number => ends[lane] ?? 0;
  let cell = 0;

  for (let index = 0; index < ratios.length; index += 1) {
    let lane = 0;
    // Backwards, so that the first of several equal columns is chosen.
    for (let other = count; other--;) if (end(other) <= end(lane)) lane = other;
    const top = end(lane);
    const height =
      (step - gap) / (Math.max(ratios[index] ?? 0, 0) || fallbackRatio) + (extras?.[index] ?? 0);
    boxes[cell++] = lane * step;
    boxes[cell++] = top;
    boxes[cell++] = step - gap;
    boxes[cell++] = height;
    ends[lane] = top + height + gap;
  }
  return { boxes, height: Math.max(gap, ...ends) - gap };
}
