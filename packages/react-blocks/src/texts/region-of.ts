/** Gives the country of a language tag, e.g. `GB` of `en-GB`; undefined if it names none. */
export function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
