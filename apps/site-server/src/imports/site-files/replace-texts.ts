import type { JsonObject, JsonValue } from '@frontage/site-model';

/**
 * Returns an object with other texts in it, however deep they stand; names of members stay.
 *
 * @param object the object, which is not changed
 * @param replace gives what stands in place of a text
 */
export function replaceTexts(object: JsonObject, replace: (text: string) => string): JsonObject {
  const inside = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return replace(value);
    if (isList(value)) return value.map(inside);
    return typeof value === 'object' && value !== null ? replaceTexts(value, replace) : value;
  };
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, inside(value)]));
}

/** `Array.isArray` does not narrow a list that is read only. */
function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
