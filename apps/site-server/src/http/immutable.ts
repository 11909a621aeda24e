/**
 * The caching of answers whose address contains a hash of their content: for good, without
 * revalidation.
 */
export const immutable = 'public, max-age=31536000, immutable';
