import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';
import type { FieldTable, KnownField } from './field-table';

/**
 * Called with each field and its value, including those within lists and groups, in the table's
 * order.
 */
export type VisitField = (field: KnownField, value: unknown) => void;

/**
 * Visits stored data field by field.
 *
 * @param table by which it is read
 * @param raw the data as it is stored
 * @param visit called with each field and its value; missing fields are skipped
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
