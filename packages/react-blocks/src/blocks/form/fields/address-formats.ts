import type { AddressTexts } from './address.texts';

/** A part of an address, as in the name of its control. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country';

/** The address format of a country. */
export interface AddressFormat {
  /** The parts after the country, in their order; a country does not use the others. */
  readonly order: readonly Exclude<AddressPart, 'country'>[];
  /** The names of the parts in that country. */
  readonly labels: { readonly [Part in AddressPart]?: keyof AddressTexts };
}

const cityFirst = ['line1', 'line2', 'city', 'state', 'zip'] as const;
const codeFirst = ['line1', 'line2', 'zip', 'city'] as const;
const european: AddressFormat = { order: codeFirst, labels: { city: 'town', zip: 'postcode' } };

/** The format for an unknown country: every part, with generic names. */
export const anyAddress: AddressFormat = {
  order: cityFirst,
  labels: { city: 'town', state: 'region', zip: 'postalCode' },
};

/** Known formats, by ISO 3166 code of the country. */
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

/** Gives the address format of a country. */
export function addressFormat(region: string | undefined): AddressFormat {
  return (
    (region !== undefined && Object.hasOwn(addressFormats, region) && addressFormats[region]) ||
    anyAddress
  );
}
