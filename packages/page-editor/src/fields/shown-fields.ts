import type { JsonObject } from '@frontage/site-model';
import { readFields, type FieldTable } from '@frontage/site-model/fields';

/**
 * Returns the names of the fields that apply to what is stored. A field that is shown by another
 * one is hidden together with it. Missing values count as their defaults.
 */
export function shownFields(table: FieldTable, data: JsonObject): ReadonlySet<string> {
  const stored: Readonly<Record<string, unknown>> = readFields(table, data);
  const isShown = (name: string): boolean =>
    Object.entries(table.fields[name]?.shownWhen ?? {}).every(
      ([other, values]) => isShown(other) && values.some((value) => value === stored[other]),
    );
  return new Set(Object.keys(table.fields).filter(isShown));
}
