/**
 * Finds which items of a list stand in the order that another list has: as many as possible, so
 * that the fewest count as moved.
 *
 * @param places the place of each item in the other list
 * @returns the indexes of those that keep their order, rising
 */
export function longestRising(places: readonly number[]): ReadonlySet<number> {
  // Of each length the run that ends lowest; a run knows the item before its last one.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  places.forEach((place, index) => {
    const found = ends.findIndex((end) => (places[end] ?? 0) >= place);
    const length = found < 0 ? ends.length : found;
    before[index] = ends[length - 1];
    ends[length] = index;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return kept;
}
