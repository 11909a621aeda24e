import type { JsonObject, JsonValue } from '@frontage/site-model';
import { originsOf } from '@frontage/site-model/editing';
import { isJsonList, isJsonObject } from '../../fields/is-json-object';
import type { StoredField } from './list-stored';

/**
 * Finds where words of an item stand after somebody has changed its list.
 *
 * @returns the same path where the item is still there, though it may have changed; undefined where
 *   it was removed
 */
export function followItem(
  before: JsonObject,
  after: JsonObject,
  path: StoredField['path'],
): StoredField['path'] | undefined {
  const [field, index, ...rest] = path;
  const items = typeof field === 'string' ? before[field] : undefined;
  if (field === undefined || typeof index !== 'number' || !isJsonList(items)) return path;
  const now = isJsonList(after[field]) ? after[field] : [];
  const stands = originsOf(items.map(itemOf), now.map(itemOf)).indexOf(index);
  if (stands === index) return path;
  return stands < 0 ? undefined : [field, stands, ...rest];
}

/** What is no item keeps its place, or those behind it would be taken for others. */
const itemOf = (value: JsonValue): JsonObject => (isJsonObject(value) ? value : {});
