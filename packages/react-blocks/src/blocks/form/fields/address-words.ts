/** What is said of an address, and of choices. */
export interface AddressWords {
  /** Behind the title of a field that may stay blank. */
  readonly optional: string;
  /**
   * Parts of an address; which of the words for a region and a postal code fit depends on the
   * country.
   */
  readonly country: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly town: string;
  readonly region: string;
  readonly state: string;
  readonly province: string;
  readonly county: string;
  readonly postalCode: string;
  readonly postcode: string;
  readonly zipCode: string;
  readonly eircode: string;
  /** The first entry of a list, in place of a choice. */
  readonly choose: string;
}

/** Those in English. */
export const addressWords: AddressWords = {
  optional: '(optional)',
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
  choose: 'Choose…',
};
