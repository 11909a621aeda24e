import type { FieldType, FormFields, FormValues } from './form-definition';

/**
 * The values of the fields that the form has, each a clean text [3.06]: unknown ones
 * are dropped, missing ones and those that are no text become `''`. Line ends count as
 * one character, as a browser's text area has them; one-line fields have none; an
 * email address loses the space around it. Doing it twice changes nothing.
 *
 * @param values by field id, e.g. the parsed `form` of a submission
 */
export function sanitizeForm({ fields }: FormFields, values: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(fields.map(({ id, type }) => [id, sanitize(type, ownValue(values, id))]));
}

function ownValue(values: Readonly<Record<string, unknown>>, id: string): string {
  const value = Object.hasOwn(values, id) ? values[id] : '';
  return typeof value === 'string' ? value : '';
}

function sanitize(type: FieldType, value: string): string {
  // U+0000 cannot be stored as text by every database.
  const text = value.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  if (type === 'textarea') return text;
  const line = text.replaceAll('\n', ' ');
  return type === 'email' ? line.trim() : line;
}
