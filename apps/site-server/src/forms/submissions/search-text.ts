import type { FormFields, FormValues } from '@frontage/form-runtime';
import { searchKey } from '../../store/search-key';
import { readableFields } from './readable-fields';

/**
 * Returns what a submission is found by: its answers as people read them, in lower case. A password
 * is not among them.
 *
 * @param form the fields
 * @param values sanitised ones
 */
export function searchText(form: FormFields, values: FormValues): string {
  const answers = readableFields(form, values).map(({ text }) => text);
  return searchKey(answers.join('\n'));
}
