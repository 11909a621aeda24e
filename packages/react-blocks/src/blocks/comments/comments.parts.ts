/** Parts of the comments of a page. */
export const commentsParts = {
  comment: 'fr-comments__comment',
  about: 'fr-comments__about',
} as const;
