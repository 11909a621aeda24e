import type { FormFields, FormValues } from '@frontage/form-runtime';

/** A field with its answer, as a person reads it. */
export interface ReadableField {
  id: string;
  title: string;
  text: string;
}

/**
 * What was entered, field by field, in the order of the form.
 *
 * @param form the fields
 * @param values sanitised ones
 */
export function readableFields(form: FormFields, values: FormValues): ReadableField[] {
  return form.fields.map(({ id, title }) => ({ id, title: title || id, text: String(values[id] ?? '') }));
}
