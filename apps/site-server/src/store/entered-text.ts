import * as z from 'zod';
import { isStorable } from './is-storable';

/**
 * Reads the text of a control of a form: trimmed, and cut where it is too long. A control that was
 * not sent reads as `''`; what no database takes makes the form invalid.
 *
 * @param longest the most characters that are kept
 */
export function enteredText(longest: number) {
  return z
    .string()
    .refine(isStorable)
    .default('')
    .transform((text) => text.trim().slice(0, longest));
}
