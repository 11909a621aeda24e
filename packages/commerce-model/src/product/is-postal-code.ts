import { isUsZip } from './is-us-zip';

/** The formats of postal codes by country: `9` is a digit, `A` a letter; spaces do not count. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  AT: ['9999'],
  AU: ['9999'],
  BE: ['9999'],
  CA: ['A9A 9A9'],
  CH: ['9999'],
  CZ: ['999 99'],
  DE: ['99999'],
  DK: ['9999'],
  ES: ['99999'],
  FI: ['99999'],
  FR: ['99999'],
  GB: ['A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA', 'GIR 0AA'],
  IN: ['999 999'],
  IT: ['99999'],
  JP: ['999-9999', '9999999'],
  LU: ['9999'],
  MX: ['99999'],
  NL: ['9999 AA'],
  NO: ['9999'],
  NZ: ['9999'],
  PL: ['99-999'],
  PT: ['9999-999'],
  SE: ['999 99'],
  SG: ['999999'],
};

/**
 * Whether a postal code is possible in a country, with or without spaces: in the United States
 * exactly five digits [5.02]. Any text is possible in a country without a known format.
 *
 * @param country ISO 3166, two letters
 */
export function isPostalCode(country: string, code: string): boolean {
  if (country === 'US') return isUsZip(code);
  // An Eircode starts with its routing area; that of Dublin 6 West contains a letter.
  if (country === 'IE') return /^[A-Z](\d{2}|6W)[A-Z\d]{4}$/.test(packed(code));
  const known = Object.hasOwn(shapes, country) ? shapes[country] : undefined;
  const shape = packed(code).replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
  return (
    known?.some(
      (knownShape) => packed(knownShape) === shape || packed(knownShape) === packed(code),
    ) ?? true
  );
}

function packed(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}
