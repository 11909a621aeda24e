/** Parts of a navigation block. */
export const navigationParts = {
  title: 'fr-navigation__title',
} as const;
