import type { AddressTexts } from './address.texts';

/** A part of an address, as in the name of its control. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country';

/** How addresses of a country are written. */
export interface AddressFormat {
  /**
   * The parts behind the country, in the order in which they are written; what is left out has no
   * place there.
   */
  readonly order: readonly Exclude<AddressPart, 'country'>[];
  /** What the parts are called there. */
  readonly labels: { readonly [Part in AddressPart]?: keyof AddressTexts };
}

const cityFirst = ['line1', 'line2', 'city', 'state', 'zip'] as const;
const codeFirst = ['line1', 'line2', 'zip', 'city'] as const;
const european: AddressFormat = { order: codeFirst, labels: { city: 'town', zip: 'postcode' } };

/** Addresses of a country that is not known: every part, called what fits everywhere. */
export const anyAddress: AddressFormat = {
  order: cityFirst,
  labels: { city: 'town', state: 'region', zip: 'postalCode' },
};

/** The countries whose way is known, by their ISO 3166 code. */
export const addressFormats: Readonly<Record<string, AddressFormat>> = {
  US: { order: cityFirst, labels: { state: 'state', zip: 'zipCode' } },
  CA: { order: cityFirst, labels: { state: 'province', zip: 'postalCode' } },
  AU: { order: cityFirst, labels: { city: 'town', state: 'state', zip: 'postcode' } },
  GB: { order: ['line1', 'line2', 'city', 'zip'], labels: { city: 'town', zip: 'postcode' } },
  IE: { order: cityFirst, labels: { city: 'town', state: 'county', zip: 'eircode' } },
  NZ: { order: ['line1', 'line2', 'city', 'zip'], labels: { city: 'town', zip: 'postcode' } },
  AT: european,
  BE: european,
  CH: european,
  DE: european,
  DK: european,
  ES: {
    order: [...codeFirst, 'state'],
    labels: { city: 'town', state: 'province', zip: 'postcode' },
  },
  FI: european,
  FR: european,
  IT: {
    order: [...codeFirst, 'state'],
    labels: { city: 'town', state: 'province', zip: 'postcode' },
  },
  NL: european,
  NO: european,
  PL: european,
  SE: european,
};

/** The way addresses of a country are written. */
export function addressFormat(region: string | undefined): AddressFormat {
  return (
    (region !== undefined && Object.hasOwn(addressFormats, region) && addressFormats[region]) ||
    anyAddress
  );
}
