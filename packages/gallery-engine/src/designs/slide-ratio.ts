/** The ratio of width to height of a slide of unknown size: 3 to 2. */
export const fallbackRatio = 1.5;

/**
 * Gives the ratio of width to height of a slide, for layouts that need it. The server writes it as
 * `--fr-slide-ratio` into the page's style, so that nothing moves when a picture loads.
 *
 * @param size the picture's own width and height, in any one unit
 * @param unknown given if a side is missing or invalid. @default 3 to 2
 * @example slideRatio({ width: 1600, height: 900 }) // 1.777…
 */
export function slideRatio(
  size: { readonly width: number; readonly height: number } | undefined,
  unknown = fallbackRatio,
): number {
  const ratio = size && size.width > 0 && size.height > 0 ? size.width / size.height : unknown;
  return ratio > 0 && ratio < Infinity ? ratio : unknown;
}
