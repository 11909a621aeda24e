import { createPluralText, type PluralForms } from './plural-text';

/**
 * Reads a text that a site stores in one of its languages: words, or one form for each plural
 * category of the language. Never throws.
 *
 * @param language BCP 47
 * @returns undefined if it is no text or empty, and for forms with keys of other languages
 */
export function readText(raw: unknown, language: string): string | PluralForms | undefined {
  if (typeof raw === 'string') return raw === '' ? undefined : raw;
  return isPluralForms(raw) && hasCategoriesOf(language, raw) ? raw : undefined;
}

function isPluralForms(raw: unknown): raw is PluralForms {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    !Array.isArray(raw) &&
    Object.hasOwn(raw, 'other') &&
    Object.values(raw).every((form) => typeof form === 'string')
  );
}

function hasCategoriesOf(language: string, forms: PluralForms): boolean {
  try {
    createPluralText(language, forms);
    return true;
  } catch {
    return false;
  }
}
