/** Class names of published forms that we read and write. */
export const publishedParts = {
  /** What is wrong with a field, first in it; also the summary. */
  error: 'field-error',
  /** On a field with something wrong. */
  wrong: 'error',
  /** What is not shown. */
  hidden: 'hidden',
  /** Around a form: `i` where its page is an item of a collection [3.05]. */
  contentSource: 'data-content-source',
  /** Around a form: the number that says who may see its page [3.05]. */
  permissionType: 'data-page-permission-type',
  /** Opens a form above the page. */
  opener: '.lightbox-handle',
} as const;

/** Words that the markup may lack. */
export const publishedTexts = {
  success: 'Thank you.',
  close: 'Close',
} as const;
