import type { JsonObject } from '../json-value';
import { isSameJson } from './is-same-json';

/**
 * Finds which items a list had before: those that are the same, however far they have moved, and
 * beside the same neighbour those that still have the most in common.
 *
 * @returns of each item where it stood before; undefined for a new one
 */
export function originsOf(
  before: readonly JsonObject[],
  now: readonly JsonObject[],
): readonly (number | undefined)[] {
  const origins: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(before.keys());
  function match(index: number, origin: number): void {
    if (origins[index] === undefined && free.delete(origin)) origins[index] = origin;
  }
  // Of several equal ones each is the one at its place, counted from the start or from the end.
  for (const shift of [0, before.length - now.length])
    for (const [index, item] of now.entries())
      if (isSameJson(before[index + shift], item)) match(index, index + shift);
  for (const [index, item] of now.entries())
    for (const origin of free) if (isSameJson(before[origin], item)) match(index, origin);

  const stood = before.map((_, origin) => (free.has(origin) ? undefined : origin));
  const same = [...origins];
  const changed = [...now.entries()].flatMap(([index, item]) =>
    [...free]
      .filter((origin) => same[index] === undefined && isBeside(stood, origin, same, index))
      .map((origin) => ({ index, origin, shared: measureShared(before[origin] ?? {}, item) })),
  );
  for (const { index, origin } of changed.toSorted((a, b) => b.shared - a.shared))
    match(index, origin);
  return origins;
}

type Places = readonly (number | undefined)[];

/** Whether two places have the same item in front of them or behind them. */
function isBeside(before: Places, origin: number, now: Places, index: number): boolean {
  const isKnown = (place: number | undefined): boolean => place !== undefined;
  return (
    before.slice(0, origin).findLast(isKnown) === now.slice(0, index).findLast(isKnown) ||
    before.slice(origin).find(isKnown) === now.slice(index).find(isKnown)
  );
}

/** How much is the same: words that are long tell more than a setting. */
function measureShared(before: JsonObject, now: JsonObject): number {
  return Object.entries(now)
    .filter(([name, value]) => Object.hasOwn(before, name) && isSameJson(before[name], value))
    .reduce((sum, [, value]) => sum + JSON.stringify(value).length, 0);
}
