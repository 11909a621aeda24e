import { findProblem } from './find-problem';
import type { FieldErrors, FormFields, FormValues } from './form-definition';
import { isEmail, type EmailOptions } from './is-email';
import { isShown } from './is-shown';
import type { FormTexts } from './messages';
import { problemMessage } from './problem-message';

/** Options of `validateForm`. */
export interface ValidateOptions extends EmailOptions {
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
}

/**
 * What is wrong with sanitised values, by field id, in the order of the fields; empty
 * when nothing is. Browser and server use the same checks and words.
 * Email addresses may end in any top level unless told otherwise [5.05].
 *
 * @example
 * validateForm(definition, sanitizeForm(definition, values)); // { 'email-1': 'Email is not valid.
 * …' }
 */
export function validateForm(
  { fields }: FormFields,
  values: FormValues,
  { topLevel = 'any', texts }: ValidateOptions = {},
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    if (!isShown(field, values)) continue;
    const { id } = field;
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    const problem = findProblem(field, value, (text) => isEmail(text, { topLevel }));
    if (problem) errors[id] = problemMessage(field, problem, texts);
  }
  return errors;
}
