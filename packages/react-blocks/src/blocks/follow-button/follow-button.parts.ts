/** Parts of a follow button block. */
export const followButtonParts = {
  link: 'fr-follow-button__link',
} as const;

/** On the root: the user name of the profile [3.29]. */
export const usernameAttribute = 'data-username';
