import { browserMessage, emailExample, type BrowserTexts } from './browser-messages';
import { hasEmailShape } from './email-shape';
import type { FieldErrors, FormField, FormFields, FormValues } from './form-definition';

/** What `checkForm` needs to know of a form's values. */
export interface CheckOptions {
  /** Texts in place of the English ones. */
  readonly texts?: BrowserTexts | undefined;
  /** Which email addresses pass. @default those under any top level */
  readonly isEmail?: ((text: string) => boolean) | undefined;
}

/** What is wrong with sanitised values, by field id, in the order of the fields; `validateForm` without its options. */
export function checkForm({ fields }: FormFields, values: FormValues, options: CheckOptions): FieldErrors {
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

function fieldError(field: FormField, value: string, { texts, isEmail = hasEmailShape }: CheckOptions): string | undefined {
  const { type, title, required, maxLength } = field;
  if (value.trim() === '') return required ? browserMessage('REQUIRED', texts, { title }) : undefined;
  if (type === 'email' && !isEmail(value)) {
    return browserMessage('EMAIL_INVALID', texts, { email: emailExample });
  }
  return isTooLong(value, maxLength) ? browserMessage('TOO_LONG', texts) : undefined;
}
