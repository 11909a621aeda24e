import type { WrongSetting } from './setting-field';

/**
 * Reads codes of countries with commas between them, such as `GB, FR`. Old codes become those of
 * today: UK is GB.
 *
 * @param entered in any case
 */
export function readCountries(entered: string): readonly string[] | WrongSetting {
  const codes = listCodes(entered);
  const wrong = codes.find((code) => !isCountry(code));
  if (wrong !== undefined)
    return { wrong: `${wrong} is not a country. Enter codes of two letters such as GB, FR.` };
  return [...new Set(codes.map(todaysCode))];
}

/** Reads words with commas between them, in capitals. */
export function listCodes(entered: string): readonly string[] {
  return entered
    .toUpperCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether a code of two letters names a country. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || regionsOfSeveral.includes(code)) return false;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** Codes that name no country, though they have a name. */
const regionsOfSeveral = ['EU', 'EZ', 'UN', 'ZZ'];

function todaysCode(code: string): string {
  return new Intl.Locale('und', { region: code }).region ?? code;
}
