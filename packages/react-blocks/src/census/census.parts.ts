/** The kind of the element with what a page tells its census, where the page is tracked. */
export const censusKind = 'census';

/** Its attribute, on every page. */
export const censusAttribute = 'data-census';
