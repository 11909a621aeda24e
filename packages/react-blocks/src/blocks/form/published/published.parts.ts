/** Class names of published forms that we use. */
export const publishedParts = {
  /** The error of a field, its first child; also the summary. */
  error: 'field-error',
  /** On a field with an error. */
  wrong: 'error',
  /** Hidden elements. */
  hidden: 'hidden',
  /** Around a form: `i` if its page is an item of a collection [3.05]. */
  contentSource: 'data-content-source',
  /** Around a form: the number that says who may see its page [3.05]. */
  permissionType: 'data-page-permission-type',
  /** Opens a form above the page. */
  opener: '.lightbox-handle',
} as const;

/** Texts that the markup may lack. */
export const publishedTexts = {
  success: 'Thank you.',
  close: 'Close',
} as const;
