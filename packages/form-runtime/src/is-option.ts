import { sanitizeText } from './sanitize-text';

/**
 * Whether a form returns a choice or a statement unchanged: one line of text, no surrounding
 * spaces, not blank.
 */
export function isOption(text: string): boolean {
  return text !== '' && sanitizeText('select', text) === text;
}

/** Whether a text is a currency's code, e.g. `EUR`. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Whether a text is a media type, e.g. `image/png`. */
export function isMediaType(text: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+$/.test(text);
}
