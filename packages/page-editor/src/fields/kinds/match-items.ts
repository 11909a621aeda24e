import type { JsonObject } from '@frontage/site-model';
import { isSameJson } from '@frontage/site-model/editing';

/** The items that show new values, by their positions, and those that show none. */
export interface MatchedItems<Item> {
  readonly matched: readonly (Item | undefined)[];
  readonly left: readonly Item[];
}

/**
 * Finds which items show which values after somebody else has changed a list: those with the same
 * value, however far they have moved, and then, in order, those whose value has changed.
 */
export function matchItems<Item extends { readonly value: JsonObject }>(
  items: readonly Item[],
  values: readonly JsonObject[],
): MatchedItems<Item> {
  const left = [...items];
  const take = (index: number): Item | undefined =>
    index < 0 ? undefined : left.splice(index, 1)[0];
  const same = values.map((value) => take(left.findIndex((item) => isSameJson(item.value, value))));
  const matched = same.map((item) => item ?? take(left.length > 0 ? 0 : -1));
  return { matched, left };
}
