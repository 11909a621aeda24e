/**
 * Wraps an index [4.07] by a true modulo, so that negatives count from the end and any whole number
 * names a slide.
 *
 * @returns 0 without slides, or if the index is not a whole number
 * @example wrapIndex(-6, 4) // 2
 */
export function wrapIndex(index: number, count: number): number {
  if (!Number.isInteger(index) || !(count > 0)) return 0;
  return ((index % count) + count) % count;
}
