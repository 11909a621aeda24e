/** Width by height of a slide of which nobody said how large it is: 3 to 2. */
export const fallbackRatio = 1.5;

/**
 * Width by height of a slide, for the layouts that go by it. The server writes it as
 * `--fr-slide-ratio` into the page's style; then nothing moves when a picture comes.
 *
 * @param size the picture's own width and height, in any one unit
 * @returns 3 to 2 where a side is missing or makes no sense
 * @example slideRatio({ width: 1600, height: 900 }) // 1.777…
 */
export function slideRatio(
  size: { readonly width: number; readonly height: number } | undefined,
): number {
  const ratio =
    size && size.width > 0 && size.height > 0 ? size.width / size.height : fallbackRatio;
  return ratio > 0 && ratio < Infinity ? ratio : fallbackRatio;
}
