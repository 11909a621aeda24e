import { browserMessage, emailExample, type BrowserTexts } from './browser-messages';
import type { FieldErrors, FormField, FormFields, FormValues } from './form-definition';
import { isEmail, type EmailOptions } from './is-email';

/** How `validateForm` checks and speaks. */
export interface ValidateOptions extends EmailOptions {
  /** Texts in place of the English ones. */
  readonly texts?: BrowserTexts | undefined;
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
  options: ValidateOptions = {},
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = fieldError(field, values[field.id] ?? '', options);
    if (error) errors[field.id] = error;
  }
  return errors;
}

/** Whether a text has more characters than its limit; none, 0 or an invalid limit is no limit [5.06]. */
export function isTooLong(text: string, maxLength = 0): boolean {
  return hasLimit(maxLength) && text.length > maxLength;
}

/** Whether a maximum is one: a whole number above zero [5.06]. */
export function hasLimit(maxLength: number): boolean {
  return Number.isInteger(maxLength) && maxLength > 0;
}

function fieldError(field: FormField, value: string, { topLevel = 'any', texts }: ValidateOptions): string | undefined {
  const { type, title, required, maxLength } = field;
  if (value.trim() === '') return required ? browserMessage('REQUIRED', texts, { title }) : undefined;
  if (type === 'email' && !isEmail(value, { topLevel })) {
    return browserMessage('EMAIL_INVALID', texts, { email: emailExample });
  }
  return isTooLong(value, maxLength) ? browserMessage('TOO_LONG', texts) : undefined;
}
