/** Longest tag that is read, in characters. */
const longest = 100;

/**
 * Formats a BCP 47 language tag in the standard form: `AR_eg` gives `ar-EG`. Never throws;
 * undefined for an invalid tag.
 */
export function canonicalLanguage(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > longest) return undefined;
  try {
    return Intl.getCanonicalLocales(raw.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Whether a value is a language tag in the standard form, such as `ar-EG`. */
export function isLanguageTag(value: unknown): value is string {
  return value !== undefined && canonicalLanguage(value) === value;
}
