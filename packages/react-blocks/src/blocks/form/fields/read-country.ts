import { addressFormats } from './address-formats';

/** Other names that people write for countries with known address formats. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
};

/**
 * Gives the ISO 3166 code of a typed country: by code, or by name in the page's language or in
 * English. Undefined for a country without a known address format.
 *
 * @param language the page's language tag
 * @example readCountry('Deutschland', 'de'); // 'DE'
 */
export function readCountry(typed: string, language: string): string | undefined {
  const text = fold(typed);
  if (Object.hasOwn(otherNames, text)) return otherNames[text];
  const names = [language, 'en'].map((tag) => regionNames(tag));
  return Object.keys(addressFormats).find(
    (code) => fold(code) === text || names.some((nameOf) => fold(nameOf(code)) === text),
  );
}

function regionNames(language: string): (code: string) => string {
  try {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (code) => names.of(code) ?? code;
  } catch {
    return (code) => code;
  }
}

/** Ignores case, accents and dots. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();
}
