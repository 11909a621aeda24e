/** Name of the field that people do not see; machines fill it. */
export const honeypotField = 'frontage-website';
