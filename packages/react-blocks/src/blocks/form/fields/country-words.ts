import { addressFormats, anyAddress } from './address-formats';
import type { FormFieldsTexts } from './form-fields.texts';

const labels = [anyAddress, ...Object.values(addressFormats)].flatMap((format) =>
  Object.values(format.labels),
);

/** Gives the possible names of address parts, for the script that changes them. */
export function countryWords(texts: FormFieldsTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new Set(['line1', 'line2', 'city', ...labels] as const)].map((code) => [
      code,
      String(texts[code]),
    ]),
  );
}
