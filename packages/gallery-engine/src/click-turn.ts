/** The effect of a click on a slide [4.11]: `auto` depends on the clicked half. */
export const clickBehaviors = ['next', 'previous', 'auto', 'none'] as const;

/** One of `clickBehaviors`. */
export type ClickBehavior = (typeof clickBehaviors)[number];

/**
 * Gives the direction of a click [4.11]: the left half is previous and the right half next;
 * mirrored where text runs from right to left.
 *
 * @param share the position on the slide, from 0 at its left edge to 1
 */
export function clickTurn(
  behavior: ClickBehavior,
  share: number,
  isRtl = false,
): 'next' | 'previous' | undefined {
  if (behavior === 'none') return undefined;
  if (behavior !== 'auto') return behavior;
  return share < 0.5 === isRtl ? 'next' : 'previous';
}
