/**
 * The slide that an index means [4.07]: a true modulo, so negatives count from the
 * end and any whole number is some slide.
 *
 * @returns 0 where there are no slides or the index is no whole number
 * @example wrapIndex(-6, 4) // 2
 */
export function wrapIndex(index: number, count: number): number {
  if (!Number.isInteger(index) || !(count > 0)) return 0;
  return ((index % count) + count) % count;
}
