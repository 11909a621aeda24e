import type { FieldType } from './field-types';
import type { FormField, FormFields, FormValues } from './form-definition';
import { sanitizeForm } from './sanitize-form';

/** One field of a submission as its owner reads it [3.14]. */
export interface SummaryField {
  readonly type: FieldType;
  /**
   * What a field of several values holds: a list, or of a likert the map of statement to answer;
   * empty for others.
   */
  readonly values: readonly string[] | Readonly<Record<string, string>>;
  /** What a field of one value holds; `''` for others. */
  readonly value: string;
  /** The field's title as its owner wrote it; the key or the id of one without. */
  readonly rawTitle: string;
}

/**
 * The fields of a submission in the form's order, blank ones too, sections not [3.14];
 * `formatSummaryField` makes readable text of each.
 *
 * @param values as stored; what does not fit the form, perhaps since it was changed, counts as
 *   blank
 */
export function summarizeForm(
  form: FormFields,
  values: Readonly<Record<string, unknown>>,
): readonly SummaryField[] {
  const clean = sanitizeForm(form, values);
  return form.fields
    .filter(({ type }) => type !== 'section')
    .map((field) => summarizeField(field, clean));
}

function summarizeField({ id, type, title, key }: FormField, values: FormValues): SummaryField {
  const held = values[id] ?? '';
  const rawTitle = title || key || id;
  return typeof held === 'string'
    ? { type, values: [], value: held, rawTitle }
    : { type, values: held, value: '', rawTitle };
}
