/** How many rows a part of a list has. */
const partSize = 50;

/** How many rows to ask for: one more tells whether the list goes on. */
export const partLimit = partSize + 1;

/** A part of a list, newest first. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** Whether there are newer or older ones. */
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

/**
 * Cuts what was found to a part of the list.
 *
 * @param found up to `partLimit` rows, newest first
 * @param asked the places that the part lies between; without any it is the newest
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
