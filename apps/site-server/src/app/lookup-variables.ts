import * as z from 'zod';
import { placesOrigin, type PlacesAccount } from '../area/places/create-google-places';
import { address, type ConfigurationVariable } from './configuration-variable';

/** Services that the page editor asks, if the owner of the server wants that. */
export interface Lookups {
  /** The account with Google's places; undefined where only large cities are known. */
  placesAccount: PlacesAccount | undefined;
  /** Where Vimeo’s oEmbed is; undefined where nobody is asked about videos. */
  vimeoOembed: string | undefined;
}

/** The environment variables of those services. */
export const lookupVariables: readonly ConfigurationVariable[] = [
  {
    name: 'PLACES_KEY',
    schema: z.string(),
    expects: 'the key of a Google Places account',
    fallback: undefined,
    purpose: 'finds addresses in the page editor; without it only large cities are known',
  },
  {
    name: 'PLACES_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: placesOrigin,
    purpose: 'address of the places service',
  },
  {
    name: 'VIMEO_OEMBED_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address, such as https://vimeo.com/api/oembed.json',
    fallback: undefined,
    purpose: 'tells the page editor which videos cannot be shown; without it nobody is asked',
  },
];

/** Reads the services of checked variables. */
export function readLookups(values: Readonly<Record<string, string | undefined>>): Lookups {
  const { PLACES_KEY: key, PLACES_URL: url = placesOrigin, VIMEO_OEMBED_URL: vimeo } = values;
  return {
    placesAccount: key === undefined ? undefined : { key, origin: new URL(url).origin },
    vimeoOembed: vimeo,
  };
}
