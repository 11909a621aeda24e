import type { BrowserTexts } from './browser-messages';
import { checkForm } from './check-form';
import type { FieldErrors, FormFields, FormValues } from './form-definition';
import { isEmail, type EmailOptions } from './is-email';

/** How `validateForm` checks and speaks. */
export interface ValidateOptions extends EmailOptions {
  /** Texts in place of the English ones. */
  readonly texts?: BrowserTexts | undefined;
}

/**
 * What is wrong with sanitised values, by field id, in the order of the fields; empty
 * when nothing is. Browser and server use the same checks and words.
 * Email addresses may end in any top level unless told otherwise [5.05].
 *
 * @example
 * validateForm(definition, sanitizeForm(definition, values)); // { 'email-1': 'Email is not valid. …' }
 */
export function validateForm(
  definition: FormFields,
  values: FormValues,
  { topLevel = 'any', texts }: ValidateOptions = {},
): FieldErrors {
  return checkForm(definition, values, texts, (text) => isEmail(text, { topLevel }));
}
