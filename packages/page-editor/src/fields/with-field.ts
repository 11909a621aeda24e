import type { JsonObject, JsonValue } from '@frontage/site-model';

/** What a table stores with another value of a field; null for none. */
export function withField(data: JsonObject, field: string, value: JsonValue): JsonObject {
  const { [field]: _before, ...others } = data;
  return value === null ? others : { ...data, [field]: value };
}
