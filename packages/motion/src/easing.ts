/** Maps the share of time to the share of the way; 0 gives 0 and 1 gives 1. */
export type Easing = (share: number) => number;

/** Fast at first, then slower: for responses to a visitor. */
export const easeOut: Easing = (share) => 1 - (1 - share) ** 3;
