/**
 * Interprets a click on an item: its left half means the previous item, its right half the next
 * one, mirrored where text runs from right to left.
 *
 * @param share the position of the click, from 0 at the left edge to 1 at the right one
 * @param edge the fraction at either edge where a click does nothing [9.18]
 */
export function readHalf(
  share: number,
  edge: number,
  dir: 'ltr' | 'rtl' = 'ltr',
): 'previous' | 'next' | undefined {
  if (!(share >= edge && share <= 1 - edge)) return undefined;
  return share < 0.5 === (dir === 'ltr') ? 'previous' : 'next';
}
