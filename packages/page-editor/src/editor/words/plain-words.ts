import type { JsonValue } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import { listStored, type StoredField } from './list-stored';

/** A plain text of a block, and where its data has it. */
export interface PlainWords extends Pick<StoredField, 'path'> {
  readonly text: string;
  /** What the owner calls it. */
  readonly label: string;
  /** The most characters. */
  readonly most: number;
  readonly isRequired: boolean;
  /** Whether it may have line breaks. */
  readonly isMultiline: boolean;
}

/**
 * Lists the plain texts that a block has, in the order of its table; what is within lists and
 * groups as well.
 */
export function listPlainWords(table: FieldTable, data: JsonValue): PlainWords[] {
  return listStored(table, data).flatMap(({ path, field, value }): PlainWords[] => {
    if (field.kind !== 'text' || field.isCode || field.check) return [];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const { label, most, required = false, multiline = false } = field;
    return [{ path, text: value, label, most, isRequired: required, isMultiline: multiline }];
  });
}
