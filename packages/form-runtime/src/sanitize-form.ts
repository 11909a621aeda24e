import type { FieldType, FormFields, FormValues } from './form-definition';
import { textOf } from './text-of';

/**
 * The values of the fields that the form has, each a clean text [3.06]: unknown ones
 * are dropped, missing ones and those that are no text become `''`. Line ends count as
 * one character, as a browser's text area has them; one-line fields have none; an
 * email address loses the space around it. Doing it twice changes nothing.
 *
 * @param values by field id, e.g. the parsed `form` of a submission
 */
export function sanitizeForm({ fields }: FormFields, values: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map(({ id, type }) => [id, sanitize(type, textOf(values, id))]));
}

function sanitize(type: FieldType, value: string): string {
  // U+0000 cannot be stored as text by every database.
  const text = value.replace(/\0/g, '').replace(/\r\n?/g, '\n');
  if (type === 'textarea') return text;
  const line = text.replace(/\n/g, ' ');
  return type === 'email' ? line.trim() : line;
}
