import { partsOf } from './control-names';
import type { FieldValue, FormField, FormFields, FormValues } from './form-definition';
import { isLikertScore } from './likert-score';
import { sanitizeText } from './sanitize-text';
import { textOf } from './text-of';

/** Most files of one field. */
export const maxFiles = 10;

/**
 * The values of the fields that the form has, each of the shape of its kind
 * [3.06]–[3.12], whatever came: unknown fields are dropped and sections have no value;
 * what is missing or of a wrong shape is blank, and so is a choice or an answer that the
 * form does not offer. Doing it twice changes nothing.
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
  return Object.fromEntries(
    // Inherited properties are neither a text nor a list, so an id such as `constructor` finds
    // nothing.
    fields
      .filter(({ type }) => type !== 'section')
      .map((field) => [field.id, sanitizeValue(field, values[field.id])]),
  );
}

function sanitizeValue({ type, options = [] }: FormField, value: unknown): FieldValue {
  const clean = (raw: unknown): string => (typeof raw === 'string' ? sanitizeText(type, raw) : '');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = partsOf(type);
  if (parts) {
    const numbers = type === 'phone' && list.length < 4 ? ['', ...list] : list;
    return parts.map((_, index) => clean(numbers[index]));
  }
  switch (type) {
    case 'checkbox': {
      const checked = new Set(list);
      return options.filter((option) => checked.has(option));
    }
    case 'radio':
    case 'select':
      return options.find((option) => option === value) ?? '';
    case 'likert':
      return Object.fromEntries(
        options.flatMap((statement) => {
          const score = textOf(value, statement);
          return isLikertScore(score) ? [[statement, score]] : [];
        }),
      );
    case 'file':
      return [...new Set(list)].filter(isUploadId).slice(0, maxFiles + 1);
    default:
      return clean(value);
  }
}

function isUploadId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-f\d]{24}$/.test(value);
}
