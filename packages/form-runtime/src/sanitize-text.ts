import type { FieldType } from './field-types';

/**
 * Sanitises a text of a kind: it removes U+0000, which not every database stores, and writes line
 * ends as one character, as a text area does, or removes them in the kinds of one line. All but
 * `text`, `textarea`, `password` and `hidden` lose surrounding spaces.
 */
export function sanitizeText(type: FieldType, value: string): string {
  const text = value.replace(/\0/g, '').replace(/\r\n?/g, '\n');
  if (/area|hidden/.test(type)) return text;
  const line = text.replace(/\n/g, ' ');
  return /text|pass/.test(type) ? line : line.trim();
}
