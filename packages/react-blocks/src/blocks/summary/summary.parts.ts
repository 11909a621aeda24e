/** Parts of a summary. */
export const summaryParts = {
  list: 'fr-summary__list',
  item: 'fr-summary__item',
  media: 'fr-summary__media',
  video: 'fr-summary__video',
  words: 'fr-summary__words',
  title: 'fr-summary__title',
  price: 'fr-summary__price',
  pages: 'fr-summary__pages',
} as const;
