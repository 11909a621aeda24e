declare const value: unique symbol;

/** JSON text of a column, which remembers the type of what it was made of. */
export type JsonText<Value> = string & { readonly [value]?: Value };

/**
 * A value as a column keeps it.
 *
 * @param given what JSON can hold: no dates, no maps
 */
export function toJson<Value>(given: Value): JsonText<Value> {
  return JSON.stringify(given);
}

/**
 * A value that the store wrote itself. A broken row is a damaged database, so this throws.
 *
 * @param text of a column
 */
export function parseJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text);
}
