/** The classes of a page's markup that the editor knows. */
export const pageMarkup = {
  section: 'fr-section',
  grid: 'fr-section__grid',
  cell: 'fr-cell',
} as const;
