/** Maps the share of time to the share of the way; 0 gives 0 and 1 gives 1. */
export type Easing = (share: number) => number;

/** The same speed all the way. */
export const linear: Easing = (share) => share;

/** Slow, then ever faster. */
export const easeIn: Easing = (share) => share ** 3;

/** Fast at first, then slower: for responses to a visitor. */
export const easeOut: Easing = (share) => 1 - (1 - share) ** 3;

/** Slow at both ends. */
export const easeInOut: Easing = (share) =>
  share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3;
