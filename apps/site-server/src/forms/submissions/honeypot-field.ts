/** Name of the hidden field that people do not see and machines fill in. */
export const honeypotField = 'frontage-website';
