/**
 * Gives the number of slides that a carousel shows side by side [4.10]: below 480 px at most two,
 * below 724 px at most three.
 *
 * @param perRow the configured number
 * @param width of the gallery, in px
 * @returns at least 1
 */
export function slidesInView(perRow: number, width: number): number {
  const most = width < 480 ? 2 : 3;
  return Math.max(1, Math.min(Math.floor(perRow) || 1, width < 724 ? most : Infinity));
}

/** Counts the groups [4.10]; the last one may be shorter. */
export function groupCount(count: number, perGroup: number): number {
  return Math.ceil(count / perGroup);
}
