import type { FieldType } from '@frontage/form-runtime';

/** What a browser may fill in, by kind and part, in HTML's own names. */
const tokens: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  'name first': 'given-name',
  'name last': 'family-name',
  'phone country': 'tel-country-code',
  'phone area': 'tel-area-code',
  'phone prefix': 'tel-local-prefix',
  'phone line': 'tel-local-suffix',
  'address line1': 'address-line1',
  'address line2': 'address-line2',
  'address city': 'address-level2',
  'address state': 'address-level1',
  'address zip': 'postal-code',
  'address country': 'country-name',
};

/** Gives the autocomplete token of a control; undefined if a browser has nothing to fill in. */
export function autocompleteOf(type: FieldType, part?: string): string | undefined {
  return tokens[part === undefined ? type : `${type} ${part}`];
}
