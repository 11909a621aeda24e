/** So many parameters of a query are read unless somebody says otherwise [9.15]. */
export const mostQueryKeys = 1_000;

/**
 * Reads the query of an address. What follows the last parameter that is read is left out, so that
 * a long query costs no more than a short one.
 *
 * @param query with or without its question mark
 * @param most how many parameters are read; repeated ones count each. @default 1000
 */
export function readQuery(query: string, most: number = mostQueryKeys): URLSearchParams {
  return new URLSearchParams(query.split('&', most).join('&'));
}
