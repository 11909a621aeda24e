import { defineTexts, type SaidTexts } from '../../../texts/block-texts';

/** What is said of an address, and of choices. */
export const addressTexts = defineTexts('form-fields', {
  /** Behind the title of a field that may stay blank. */
  optional: '(optional)',
  /**
   * Parts of an address; which of the words for a region and a postal code fit depends on the
   * country.
   */
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
  /** The first entry of a list, in place of a choice. */
  choose: 'Choose…',
});

/** The same, ready to be said. */
export type AddressTexts = SaidTexts<typeof addressTexts>;
