/** One kind of work that waits. */
export interface StartGroup {
  /** What waits, with how much of it. */
  readonly title: string;
  /** Where all of it is; absent while it has no page of its own. */
  readonly all?: { readonly href: string; readonly text: string };
  /** The first of it. */
  readonly entries: readonly StartEntry[];
  /** How many more there are. */
  readonly more: number;
}

/** One thing that waits. */
export interface StartEntry {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  /** What is known of it at a glance. */
  readonly detail: string;
}

/** How many of a kind are shown. */
const mostEntries = 5;

/**
 * Makes a group of what waits.
 *
 * @param title gives its title for a count
 * @param waiting all of it
 * @param toEntry shows one
 * @param all where all of it is. @default it has no page of its own
 * @returns nothing where nothing waits
 */
export function startGroup<Item>(
  title: (count: number) => string,
  waiting: readonly Item[],
  toEntry: (item: Item) => StartEntry,
  all?: StartGroup['all'],
): readonly StartGroup[] {
  if (waiting.length === 0) return [];
  const entries = waiting.slice(0, mostEntries).map(toEntry);
  const more = waiting.length - entries.length;
  return [{ title: title(waiting.length), entries, more, ...(all && { all }) }];
}
