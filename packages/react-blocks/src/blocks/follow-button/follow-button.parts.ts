/** Parts of a follow button block. */
export const followButtonParts = {
  link: 'fr-follow-button__link',
} as const;

/** The service whose script shows its own button. */
export const widgetService = 'https://platform.twitter.com';

/** On the root: the user name of the profile [3.29]. */
export const usernameAttribute = 'data-username';
