import { browserMessage, emailExample, type BrowserTexts } from '../browser-messages';
import { checkText } from '../check-text';
import { sanitizeText } from '../sanitize-text';
import type { FieldPart, FormReading } from './field-part';
import { formParts } from '../markup/form-parts';

/** A selector for fields that `readTexts` cannot read. */
export const otherKinds = `[${formParts.field}]:not(${['text', 'email', 'textarea', 'password', 'twitter', 'section'].map((type) => `[${formParts.field}=${type}]`).join()})`;

/** Reads and checks a form whose fields are all plain texts. */
export function readTexts(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  texts?: BrowserTexts,
): FormReading {
  const entries = new Map<string, unknown>(new FormData(form));
  // Without a prototype the object is a hash table from the start: growing an object to a thousand
  // keys takes longer than all else here.
  const values: Record<string, string> = Object.create(null);
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const { id, type } = field;
    const value = sanitizeText(type, String(entries.get(id) ?? ''));
    const code = checkText(field, value);
    values[id] = value;
    if (code) errors[id] = browserMessage(code, texts, { title: field.title, email: emailExample });
  }
  return { fields, values, errors };
}
