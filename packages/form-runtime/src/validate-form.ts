import type { FieldErrors, FormField, FormFields, FormValues } from './form-definition';
import { isEmail, type EmailOptions } from './is-email';
import { emailExample, formMessage, type FormTexts } from './messages';

/** How `validateForm` checks and speaks. */
export interface ValidateOptions extends EmailOptions {
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
}

/**
 * What is wrong with sanitised values, by field id, in the order of the fields; empty
 * when nothing is. Browser and server call the same function, so both use the same words.
 * Email addresses may end in any top level unless told otherwise [5.05].
 *
 * @example
 * validateForm(definition, sanitizeForm(definition, values)); // { 'email-1': 'Email is not valid. …' }
 */
export function validateForm(
  { fields }: FormFields,
  values: FormValues,
  { topLevel = 'any', texts }: ValidateOptions = {},
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = fieldError(field, values[field.id] ?? '', { topLevel, texts });
    if (error) errors[field.id] = error;
  }
  return errors;
}

/** Whether a text has more characters than its limit; none, 0 or an invalid limit is no limit [5.06]. */
export function isTooLong(text: string, maxLength: number | undefined): boolean {
  return hasLimit(maxLength) && text.length > maxLength;
}

/** Whether a maximum is one: a whole number above zero [5.06]. */
export function hasLimit(maxLength: number | undefined): maxLength is number {
  return Number.isInteger(maxLength) && Number(maxLength) > 0;
}

function fieldError(field: FormField, value: string, { topLevel, texts }: ValidateOptions): string | undefined {
  if (value.trim() === '') {
    return field.required ? formMessage('REQUIRED', texts, { title: field.title }) : undefined;
  }
  if (field.type === 'email' && !isEmail(value, { topLevel })) {
    return formMessage('EMAIL_INVALID', texts, { email: emailExample });
  }
  return isTooLong(value, field.maxLength) ? formMessage('TOO_LONG', texts) : undefined;
}
