import { hiddenInLines } from './plain-lines';

/**
 * A text for a terminal: hidden signs are written out, such as `\u{1b}`, so that they are seen and
 * do nothing.
 *
 * @param text with the lines that are meant
 */
export function escapeHidden(text: string): string {
  return text.replace(hiddenInLines, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/**
 * JSON for a terminal: signs that JSON leaves as they are, and nobody sees, are written as JSON
 * writes others, such as `\u202e`. It reads back as the same.
 *
 * @param json of `JSON.stringify`
 */
export function escapeHiddenJson(json: string): string {
  return json.replace(
    hiddenInLines,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
