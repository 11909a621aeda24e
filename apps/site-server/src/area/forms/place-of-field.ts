import { readLines, type EntryFields } from '../entries/entry-fields';
import { formControls } from './form-controls';

/** Where a field stands in its form, from 1, and of how many. */
export function placeOfField(fields: EntryFields, id: string): { place: number; count: number } {
  const ids = readLines(fields[formControls.fields]);
  return { place: ids.indexOf(id) + 1, count: ids.length };
}
