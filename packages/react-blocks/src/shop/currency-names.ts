import { currencyName, type CurrencyCode } from '@frontage/commerce-model';

/**
 * Gives the names of currencies in a language, by code: those of the platform, else in English
 * [9.06].
 *
 * @param locale BCP 47
 */
export function currencyNames(
  codes: readonly CurrencyCode[],
  locale: string,
): Readonly<Record<string, string>> {
  const names = namesIn(locale);
  return Object.fromEntries(
    codes.map((code) => {
      const name = names?.of(code);
      return [code, name === undefined || name === code ? currencyName(code) : name];
    }),
  );
}

function namesIn(locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' });
  } catch {
    return undefined;
  }
}
