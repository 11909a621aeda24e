import { regionOf } from '../texts/region-of';

/**
 * Where somebody most likely lives: the only country that a shop ships to, or that of the page's
 * language.
 *
 * @param countries that may be chosen, ISO 3166
 * @param locale the page's language tag
 * @returns '' where nobody can tell
 */
export function firstCountry(countries: readonly string[], locale: string): string {
  const [only = ''] = countries;
  if (countries.length === 1) return only;
  const region = regionOf(locale);
  return region !== undefined && countries.includes(region) ? region : '';
}
