import {
  formMessage,
  sanitizeForm,
  validateForm,
  type FieldErrors,
  type FieldValue,
  type FormFields,
  type FormTexts,
  type FormValues,
} from '@frontage/form-runtime';

/** The most characters of a field without a limit from its owner. */
export const mostCharacters = 100_000;

/**
 * Sanitises values and checks them, by the stored form alone.
 *
 * @param form the fields
 * @param raw field id → value as sent
 * @returns the clean values, and the errors in the given language
 */
export function judgeValues(
  form: FormFields,
  raw: Readonly<Record<string, unknown>>,
): { values: FormValues; errors(texts?: FormTexts): FieldErrors } {
  const values = sanitizeForm(form, raw);
  return {
    values,
    errors(texts = {}) {
      const endless = form.fields.filter(({ id }) => lengthOf(values[id]) > mostCharacters);
      const tooLong = endless.map(({ id, title }) => [
        id,
        formMessage('TOO_LONG', texts, { title }),
      ]);
      return { ...validateForm(form, values, { texts }), ...Object.fromEntries(tooLong) };
    },
  };
}

function lengthOf(value: FieldValue = ''): number {
  if (typeof value === 'string') return value.length;
  return Object.values(value).reduce((sum, part) => sum + part.length, 0);
}
