import * as z from 'zod';
import { placesOrigin, type PlacesAccount } from '../area/places/create-google-places';
import { address, type ConfigurationVariable } from './configuration-variable';

/** The environment variables of the account that finds places. */
export const placesVariables: readonly ConfigurationVariable[] = [
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
];

/** Reads the account of checked variables; undefined for none. */
export function readPlacesAccount({
  PLACES_KEY: key,
  PLACES_URL: url = placesOrigin,
}: Readonly<Record<string, string | undefined>>): PlacesAccount | undefined {
  return key === undefined ? undefined : { key, origin: new URL(url).origin };
}
