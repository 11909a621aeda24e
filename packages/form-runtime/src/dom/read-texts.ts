import type { BrowserTexts } from '../browser-messages';
import { checkForm } from '../check-form';
import { sanitizeText } from '../sanitize-text';
import { textOf } from '../text-of';
import type { FieldPart, FormReading } from './field-parts';
import { formParts } from './form-parts';

/** Finds a field that `readTexts` cannot read. */
export const otherKinds = `[${formParts.field}]:not(${['text', 'email', 'textarea', 'password', 'twitter', 'section'].map((type) => `[${formParts.field}=${type}]`).join()})`;

/** Reads and checks a form whose fields are all plain texts. */
export function readTexts(form: HTMLFormElement, fields: readonly FieldPart[], texts?: BrowserTexts): FormReading {
  const entries = Object.fromEntries(new FormData(form));
  const values = Object.fromEntries(fields.map(({ id, type }) => [id, sanitizeText(type, textOf(entries, id))]));
  return { fields, values, errors: checkForm({ fields }, values, texts) };
}
