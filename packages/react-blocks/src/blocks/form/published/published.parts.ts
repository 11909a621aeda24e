/** Class names of published forms that we read and write. */
export const publishedParts = {
  /** What is wrong with a field, first in it; also the summary. */
  error: 'field-error',
  /** On a field with something wrong. */
  wrong: 'error',
  /** What is not shown. */
  hidden: 'hidden',
  /** Opens a form above the page. */
  opener: '.lightbox-handle',
} as const;

/** Words that the markup may lack. */
export const publishedTexts = {
  success: 'Thank you.',
  close: 'Close',
} as const;
