import type { FieldValue, FormFields, FormValues } from './form-definition';
import { isShown } from './is-shown';
import { sanitizeValue } from './sanitize-value';

/**
 * The values of the fields that the form has, each of the shape of its kind
 * [3.06]–[3.12], whatever came: unknown fields are dropped and sections have no value;
 * what is missing or of a wrong shape is blank, and so is a choice or an answer that the
 * form does not offer, and what is not shown. Doing it twice changes nothing.
 *
 * | kind | value |
 * |---|---|
 * | name, address, date, time | its parts in the order of `fieldParts`, all of them |
 * | phone | four parts; three get `''` for the country before them |
 * | checkbox | the checked options, in the form's order |
 * | radio, select | the chosen option, `''` for none |
 * | likert | statement → `-2` to `2`, the answered ones only |
 * | file | ids of uploads, at most one more than `maxFiles`, so that too many can be told |
 * | all others | a text |
 *
 * @param values by field id, e.g. the parsed `form` of a submission
 */
export function sanitizeForm(
  { fields }: FormFields,
  values: Readonly<Record<string, unknown>>,
): FormValues {
  const clean: Record<string, FieldValue> = {};
  for (const field of fields) {
    if (field.type === 'section') continue;
    // Inherited properties are neither a text nor a list, so an id such as `constructor` finds
    // nothing.
    clean[field.id] = sanitizeValue(field, isShown(field, clean) ? values[field.id] : undefined);
  }
  return clean;
}
