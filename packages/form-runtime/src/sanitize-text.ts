import type { FieldType } from './field-types';

/**
 * A clean text of a kind: without U+0000, which not every database stores; line ends as
 * one character, as a text area has them, and none in the kinds of one line. All but
 * `text`, `textarea`, `password` and `hidden` lose the space around them.
 */
export function sanitizeText(type: FieldType, value: string): string {
  const text = value.replace(/\0/g, '').replace(/\r\n?/g, '\n');
  if (/area|hidden/.test(type)) return text;
  const line = text.replace(/\n/g, ' ');
  return /text|pass/.test(type) ? line : line.trim();
}
