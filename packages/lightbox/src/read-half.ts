/**
 * What a click on an item means: on its left half the previous item, on its right half
 * the next one, mirrored where text runs from right to left.
 *
 * @param share where it was clicked, from 0 at the left edge to 1 at the right one
 * @param edge the share at either edge where a click means nothing [9.18]
 */
export function readHalf(
  share: number,
  edge: number,
  dir: 'ltr' | 'rtl' = 'ltr',
): 'previous' | 'next' | undefined {
  if (!(share >= edge && share <= 1 - edge)) return undefined;
  return share < 0.5 === (dir === 'ltr') ? 'previous' : 'next';
}
