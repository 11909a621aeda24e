/** Most keys read from a query [9.15]. */
export const maxQueryKeys = 1000;

/** How a query is read. */
export interface ParseQueryOptions {
  /** Keys beyond this many are ignored. @default 1000 [9.15] */
  maxKeys?: number;
}

/**
 * Reads `?a=1&b=2` into a map; never throws. The first value of a repeated key
 * counts, a key without `=` has the empty value, and what cannot be decoded stays
 * as it stands. A map, not an object: a key may be called `__proto__`.
 *
 * @param search with or without the leading `?`
 */
export function parseQuery(
  search: string,
  options: ParseQueryOptions = {},
): ReadonlyMap<string, string> {
  const { maxKeys = maxQueryKeys } = options;
  const values = new Map<string, string>();
  const text = search.startsWith('?') ? search.slice(1) : search;

  for (let start = 0; start < text.length && values.size < maxKeys;) {
    const ampersand = text.indexOf('&', start);
    const end = ampersand < 0 ? text.length : ampersand;
    addPair(values, text.slice(start, end));
    start = end + 1;
  }
  return values;
}

function addPair(values: Map<string, string>, pair: string): void {
  if (pair === '') return;
  const equals = pair.indexOf('=');
  const key = decode(equals < 0 ? pair : pair.slice(0, equals));
  if (!values.has(key)) values.set(key, equals < 0 ? '' : decode(pair.slice(equals + 1)));
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
