import type { JsonObject, JsonValue } from '@frontage/site-model';
import { readFields, type FieldTable } from '@frontage/site-model/fields';

/** What no field expects, and what is next to nothing. */
const wrong: readonly JsonValue[] = [null, '', -1, 1e9, true, [], {}, [null, 7, 'a', {}], 'a b'];

/**
 * What a broken program may have stored by a table: nothing, and the same wrong value everywhere;
 * of what is read alike the first.
 */
export function wrongFields(table: FieldTable): JsonObject[] {
  const names = Object.keys(table.fields);
  const drafts: JsonObject[] = [
    {},
    ...wrong.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
  ];
  const byReading = new Map(
    drafts.toReversed().map((draft) => [JSON.stringify(readFields(table, draft)), draft]),
  );
  return [...byReading.values()];
}
