/** Longest tag that is looked at, in characters. */
const longest = 100;

/**
 * Writes a BCP 47 language tag the way the standard does: `AR_eg` gives `ar-EG`. Never
 * throws; undefined for what is no tag.
 */
export function canonicalLanguage(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > longest) return undefined;
  try {
    return Intl.getCanonicalLocales(raw.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Whether a value is a language tag in the way the standard writes it, such as `ar-EG`. */
export function isLanguageTag(value: unknown): value is string {
  return value !== undefined && canonicalLanguage(value) === value;
}
