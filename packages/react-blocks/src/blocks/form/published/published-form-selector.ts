/**
 * Selector of the element around each published form; it holds the link that opens one above the
 * page too.
 */
export const publishedFormSelector = ':has(>.form-wrapper,>form .newsletter-form-button)';
