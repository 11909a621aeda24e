/** The kind of the element with what a page tells its census. */
export const censusKind = 'census';
