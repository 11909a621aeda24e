/** The country of a language tag, e.g. `GB` of `en-GB`; undefined where it names none. */
export function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
