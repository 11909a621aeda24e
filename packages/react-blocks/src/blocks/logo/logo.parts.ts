/** Parts of a logo block. */
export const logoParts = {
  link: 'fr-logo__link',
} as const;
