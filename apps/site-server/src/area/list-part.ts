/** How many rows a part of a list has. */
const partSize = 50;

/** How many rows to ask for: one more tells whether the list goes on. */
export const partLimit = partSize + 1;

/** A part of a list, in its order. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** Whether there are rows above or below: newer and older ones, where the newest come first. */
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/**
 * Cuts what was found to a part of the list.
 *
 * @param found up to `partLimit` rows, in the order of the list
 * @param asked the places that the part lies between; without any it is the top
 */
export function cutPart<Row>(
  found: readonly Row[],
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
): ListPart<Row> {
  const isMore = found.length > partSize;
  return after === undefined
    ? { rows: found.slice(0, partSize), hasNewer: before !== undefined, hasOlder: isMore }
    : { rows: found.slice(isMore ? 1 : 0), hasNewer: isMore, hasOlder: true };
}

/** The highest number that a list says of how many it has. */
const mostCounted = 1000;

/**
 * Counts what a list has, where the shown part does not tell.
 *
 * @param part the part that is shown
 * @param count counts to a number at the most
 */
export async function countList(
  { rows, hasNewer, hasOlder }: ListPart<unknown>,
  count: (most: number) => Promise<number>,
): Promise<number> {
  return hasNewer || hasOlder ? count(mostCounted + 1) : rows.length;
}

/**
 * Says how many a list has, as `countList` counts them.
 *
 * @param count of `countList`
 * @param say the words for a number
 */
export function sayCount(count: number, say: (count: number) => string): string {
  return count > mostCounted ? `More than ${say(mostCounted)}` : say(count);
}

/**
 * Writes the address of a list or of a row in it, so that whoever goes on keeps the filter.
 *
 * @param path without a query
 * @param query the query by name; what is empty is left out
 */
export function listHref(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}
