import { regionOf } from '../texts/region-of';

/**
 * Guesses a visitor's country: the only country that a shop ships to, or that of the page's
 * language.
 *
 * @param countries the choices, ISO 3166
 * @param locale the page's language tag
 * @returns '' if it cannot be guessed
 */
export function firstCountry(countries: readonly string[], locale: string): string {
  const [only = ''] = countries;
  if (countries.length === 1) return only;
  const region = regionOf(locale);
  return region !== undefined && countries.includes(region) ? region : '';
}
