import type { FieldType } from './field-types';
import type { FormField, FormFields, FormValues } from './form-definition';
import { isShown } from './is-shown';
import { sanitizeForm } from './sanitize-form';

/** One field of a submission as its owner reads it [3.14]. */
export interface SummaryField {
  readonly type: FieldType;
  /**
   * The value of a field with several values: a list, or for a likert the map of statement to
   * answer; empty for others.
   */
  readonly values: readonly string[] | Readonly<Record<string, string>>;
  /** The value of a field with one value; `''` for others. */
  readonly value: string;
  /** The field's title as its owner wrote it; without a title, the key or the id. */
  readonly rawTitle: string;
}

/**
 * Lists the fields of a submission in the form's order, including blank ones, without sections
 * [3.14] and what was not shown; `formatSummaryField` makes readable text of each.
 *
 * @param values as stored; a value that does not fit the form, perhaps since it was changed, counts
 * as blank
 */
export function summarizeForm(
  form: FormFields,
  values: Readonly<Record<string, unknown>>,
): readonly SummaryField[] {
  const clean = sanitizeForm(form, values);
  return form.fields
    .filter((field) => field.type !== 'section' && isShown(field, clean))
    .map((field) => summarizeField(field, clean));
}

function summarizeField({ id, type, title, key }: FormField, values: FormValues): SummaryField {
  const value = values[id] ?? '';
  const rawTitle = title || key || id;
  return typeof value === 'string'
    ? { type, values: [], value: value, rawTitle }
    : { type, values: value, value: '', rawTitle };
}
