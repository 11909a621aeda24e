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
export const mostEntries = 5;

/**
 * Makes a group of what waits.
 *
 * @param found `count` is how much waits, `entries` the first `mostEntries` of it
 * @returns nothing where nothing waits
 */
export function startGroup({
  count,
  ...group
}: Omit<StartGroup, 'more'> & { readonly count: number }): readonly StartGroup[] {
  return count === 0 ? [] : [{ ...group, more: Math.max(0, count - group.entries.length) }];
}
