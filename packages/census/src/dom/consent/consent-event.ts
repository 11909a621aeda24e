/** Dispatched on the document when the visitor has chosen, in whatever way. */
export const consentEvent = 'frontage:consent';
