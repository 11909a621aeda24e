/** Parts of a follow button block. */
export const followButtonParts = {
  link: 'fr-follow-button__link',
} as const;

/** On the root, in published markup as well: whose profile it leads to [3.29]. */
export const usernameAttribute = 'data-username';
