/** Parts of a block of links to accounts. */
export const socialLinksParts = {
  icon: 'fr-social-links__icon',
  name: 'fr-social-links__name',
} as const;
