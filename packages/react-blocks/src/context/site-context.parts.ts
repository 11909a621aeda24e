/** On the element of a page with what everybody may know of its site, as JSON. */
export const siteContextAttribute = 'data-site-context';
