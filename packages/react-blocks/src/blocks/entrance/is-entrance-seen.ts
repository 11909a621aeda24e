/** The shares of an element at which a browser tells how much of it is seen [9.14]. */
export const entranceThresholds = [0, 0.1, 0.25, 0.5, 1];

/** How much of an element is seen. */
export interface EntranceView {
  /** From 0 to 1. */
  readonly ratio: number;
  readonly isIntersecting: boolean;
  /** Of the element, in px. */
  readonly height: number;
  /** Of the window, in px. */
  readonly viewHeight: number;
}

/**
 * Whether an element is seen well enough to come in [4.20]: half of it, or any of one that is so
 * tall that half of it may never be seen at once.
 */
export function isEntranceSeen({
  ratio,
  isIntersecting,
  height,
  viewHeight,
}: EntranceView): boolean {
  return isIntersecting && (ratio >= 0.5 || height > viewHeight / 2);
}
