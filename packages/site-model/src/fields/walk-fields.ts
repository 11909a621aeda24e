import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';
import type { FieldTable, KnownField } from './field-table';

/** Is given each field with its value, those within lists and groups too, in the table's order. */
export type VisitField = (field: KnownField, value: unknown) => void;

/**
 * Goes through what is stored, field by field.
 *
 * @param table what it is read by
 * @param raw what is stored, as it is stored
 * @param visit is given each field and what it reads; not those that are missing
 */
export function walkFields({ fields }: FieldTable, raw: unknown, visit: VisitField): void {
  const record = isRecord(raw) ? raw : {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(ownProperty(record, name));
    if (value === undefined) continue;
    visit(field, value);
    if (field.kind === 'list' && Array.isArray(value))
      for (const entry of value) walkFields(field.item, entry, visit);
    else if (field.kind === 'group') walkFields(field.table, value, visit);
  }
}
