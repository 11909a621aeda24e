import type { JsonObject } from '@frontage/site-model';
import { originsOf } from '@frontage/site-model/editing';

/** The items that show new values, by their positions, and those that show none. */
export interface MatchedItems<Item> {
  readonly matched: readonly (Item | undefined)[];
  readonly left: readonly Item[];
}

/** Finds which items show which values after somebody else has changed a list. */
export function matchItems<Item extends { readonly value: JsonObject }>(
  items: readonly Item[],
  values: readonly JsonObject[],
): MatchedItems<Item> {
  const shown = items.map(({ value }) => value);
  const matched = originsOf(shown, values).map((origin) => items[origin ?? -1]);
  return { matched, left: items.filter((item) => !matched.includes(item)) };
}
