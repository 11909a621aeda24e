import type { JsonValue } from '@frontage/site-model';
import type { FieldTable, KnownField } from '@frontage/site-model/fields';
import { isJsonObject } from '../../fields/is-json-object';

/** What a field stores, and where the data of its block has it. */
export interface StoredField {
  /** Names of fields, and numbers of items in lists. */
  readonly path: readonly (string | number)[];
  readonly field: KnownField;
  readonly value: JsonValue;
}

/**
 * Lists what the fields of a block store, in the order of its table; what is within lists and
 * groups in place of these. A rich text that was never written is one of no lines.
 */
export function listStored({ fields }: FieldTable, data: JsonValue): StoredField[] {
  if (!isJsonObject(data)) return [];
  return Object.entries(fields).flatMap(([name, field]): StoredField[] => {
    const value = data[name] ?? (field.kind === 'richText' ? [] : undefined);
    if (value === undefined) return [];
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => below([name, index], listStored(field.item, item)));
    if (field.kind === 'group') return below([name], listStored(field.table, value));
    return [{ path: [name], field, value }];
  });
}

function below(path: StoredField['path'], stored: readonly StoredField[]): StoredField[] {
  return stored.map((one) => ({ ...one, path: [...path, ...one.path] }));
}
