/**
 * Whether a path goes back by `..`, or stays by `.`, written out or encoded: browsers take such
 * parts away, and arrive elsewhere than the path says.
 *
 * @param path with or without a query
 */
export function hasDotSegment(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i.test(path.split('?', 1)[0] ?? '');
}
