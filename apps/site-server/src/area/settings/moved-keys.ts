/**
 * Moves an entry of a list by one place.
 *
 * @param keys of all entries in their order
 * @param move such as `up@post`
 * @returns their new order; undefined if that moves nothing
 */
export function movedKeys(keys: readonly string[], move: string): readonly string[] | undefined {
  const [, way, key = ''] = /^(up|down)@(.+)$/s.exec(move) ?? [];
  const index = keys.indexOf(key);
  const target = index + (way === 'up' ? -1 : 1);
  if (way === undefined || index === -1 || target < 0 || target >= keys.length) return undefined;
  const others = keys.filter((candidate) => candidate !== key);
  return [...others.slice(0, target), key, ...others.slice(target)];
}
