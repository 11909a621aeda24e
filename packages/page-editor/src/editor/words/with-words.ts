import type { JsonObject, JsonValue } from '@frontage/site-model';
import { isJsonObject } from '../../fields/is-json-object';
import type { StoredField } from './list-stored';

/** Returns the data of a block with other words at a place; an empty text is not stored. */
export function withWords(
  data: JsonObject,
  path: StoredField['path'],
  words: JsonValue,
): JsonObject {
  // An object goes in, so one comes out.
  return replaced(data, path, words) as JsonObject;
}

function replaced(
  value: JsonValue | undefined,
  [first, ...rest]: StoredField['path'],
  words: JsonValue,
): JsonValue {
  if (first === undefined) return words;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? replaced(item, rest, words) : item));
  if (!isJsonObject(value)) return words;
  const { [first]: before, ...others } = value;
  const isEmpty = typeof words === 'string' && words.trim() === '';
  return rest.length === 0 && isEmpty
    ? others
    : { ...value, [first]: replaced(before, rest, words) };
}
