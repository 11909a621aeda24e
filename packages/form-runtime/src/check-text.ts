import type { BrowserCode } from './browser-messages';
import { hasEmailShape } from './has-email-shape';
import type { FormField } from './form-definition';

/**
 * Finds what is wrong with a text: a required one is blank, an email address is invalid, or it is
 * too long.
 *
 * @param isEmail which email addresses pass. @default those under any top level
 */
export function checkText(
  { type, required, maxLength }: FormField,
  value: string,
  isEmail = hasEmailShape,
): BrowserCode | false {
  if (!value.trim()) return required && (type === 'email' ? 'EMAIL_REQUIRED' : 'REQUIRED');
  if (type === 'email' && !isEmail(value)) return 'EMAIL_INVALID';
  return isTooLong(value, maxLength) && 'TOO_LONG';
}

/**
 * Whether a text has more characters than its limit; undefined, 0 or an invalid limit is no limit
 * [5.06].
 */
export function isTooLong(text: string, maxLength = 0): boolean {
  return hasLimit(maxLength) && text.length > maxLength;
}

/** Whether a maximum is a valid limit: a whole number above zero [5.06]. */
export function hasLimit(maxLength: number): boolean {
  return maxLength > 0 && maxLength % 1 === 0;
}
