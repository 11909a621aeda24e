/** Parts of an archive. */
export const archiveParts = {
  word: 'fr-archive__word',
  count: 'fr-archive__count',
  all: 'fr-archive__all',
} as const;
