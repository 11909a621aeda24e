/** Parts of a scaled text. */
export const scaledTextParts = {
  line: 'fr-scaled-text__line',
  /** On the root: whether it may only shrink. */
  shrinks: 'data-shrinks',
} as const;

/** The class around a scaled text of published markup. */
export const publishedScaledClass = 'sqsrte-scaled-text-container';

/** The class of its words. */
export const publishedWordsClass = 'sqsrte-scaled-text';

/** The size of its letters, in px, once it is measured. */
export const scaledTextSize = '--fr-scaled-text-size';
