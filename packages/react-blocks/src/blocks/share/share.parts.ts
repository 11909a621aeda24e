/** Parts of a share block. */
export const shareParts = {
  link: 'fr-share__link',
} as const;

/** On the root, for its script: what is said of a copied address, and of one that was not. */
export const shareAttributes = {
  copied: 'data-share-copied',
  failed: 'data-share-failed',
} as const;
