declare const value: unique symbol;

/** JSON text of a column; its type remembers the type of the value. */
export type JsonText<Value> = string & { readonly [value]?: Value };

/**
 * Formats a value for a column.
 *
 * @param value what JSON can hold: no dates, no maps
 */
export function toJson<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value);
}

/**
 * Parses a value that the store wrote itself. A broken row is a damaged database, so this throws.
 *
 * @param text of a column
 */
export function parseJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text);
}
