import { fieldOf, type EntryFields } from '../entries/entry-fields';
import { fieldTypeTexts } from './form-texts';
import { readFieldType } from './read-field-type';

/** The title of a field as it was entered, or its kind. */
export function fieldName(fields: EntryFields, id: string): string {
  const title = (fields[fieldOf('title', id)] ?? '').trim();
  return title || fieldTypeTexts[readFieldType(fields[fieldOf('type', id)])];
}
