import { fieldTypes, type FieldType } from '@frontage/form-runtime';

/** Reads the kind of a field; anything else is a line of text. */
export function readFieldType(text: string | undefined): FieldType {
  return fieldTypes.find((type) => type === text) ?? 'text';
}
