import { defineTexts, type SaidTexts } from '../../../texts/block-texts';

/** The texts of addresses and of choices. */
export const addressTexts = defineTexts('form-fields', {
  /** After the title of an optional field. */
  optional: '(optional)',
  /** Parts of an address; the country decides which words for region and postal code are used. */
  country: 'Country',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  town: 'Town or city',
  region: 'State, province or county',
  state: 'State',
  province: 'Province',
  county: 'County',
  postalCode: 'Postal code',
  postcode: 'Postcode',
  zipCode: 'ZIP code',
  eircode: 'Eircode',
  /** The first entry of a list, which stands for no choice. */
  choose: 'Choose…',
});

/** The same, ready for use. */
export type AddressTexts = SaidTexts<typeof addressTexts>;
