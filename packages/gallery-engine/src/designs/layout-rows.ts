import type { LayoutBoxes } from './layout-boxes';
import { fallbackRatio } from './slide-ratio';

/** The measures of justified rows, in px. */
export interface RowSizes {
  /** Width of the list. */
  readonly width: number;
  /** The approximate height of every row. */
  readonly rowHeight: number;
  /** Space between slides and between rows. */
  readonly gap: number;
}

/**
 * Lays slides out in rows that fill the width [9.23]. A row is closed with or without the next
 * slide, whichever brings its height nearer to the wanted one; an incomplete last row keeps the
 * wanted height.
 *
 * @param ratios width by height of each slide; anything but a positive number means 3 to 2
 */
export function layoutRows(
  ratios: ArrayLike<number>,
  { width, rowHeight, gap }: RowSizes,
): LayoutBoxes {
  const boxes = new Float64Array(ratios.length * 4);
  let first = 0;
  let cell = 0;
  let top = 0;
  let sum = 0;

  function ratioOf(index: number): number {
    return Math.max(ratios[index] ?? 0, 0) || fallbackRatio;
  }

  function close(end: number, height: number): void {
    for (let x = 0; first < end; first += 1) {
      const slide = ratioOf(first) * height;
      boxes[cell++] = x;
      boxes[cell++] = top;
      boxes[cell++] = slide;
      boxes[cell++] = height;
      x += slide + gap;
    }
    top += height + gap;
    sum = 0;
  }

  for (let index = 0; index < ratios.length; index += 1) {
    const without = (width - gap * (index - first - 1)) / sum;
    sum += ratioOf(index);
    const height = (width - gap * (index - first)) / sum;
    // The first slide of a row cannot be left out: `without` is infinite then.
    if (height > rowHeight) continue;
    if (first < index && (height <= 0 || without - rowHeight < rowHeight - height)) {
      close(index, without);
      index -= 1;
    } else close(index + 1, height);
  }
  if (sum) close(ratios.length, rowHeight);
  return { boxes, height: Math.max(gap, top) - gap };
}
