/** Parts of a block of tags. */
export const tagsParts = {
  count: 'fr-tags__count',
} as const;
