/** Parts of a block of Markdown. */
export const markdownParts = {
  table: 'fr-markdown__table',
} as const;
