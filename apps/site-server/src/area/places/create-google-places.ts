import * as z from 'zod';
import { readJson } from '../../http/read-json';
import type { PlaceAddress, PlaceProvider } from './place-provider';

/** The default origin of Google's places. */
export const placesOrigin = 'https://maps.googleapis.com';

/** An account with Google's places. */
export interface PlacesAccount {
  /** Private: sent to the service only. */
  readonly key: string;
  /** The origin of the service. @default `placesOrigin` */
  readonly origin: string;
}

/** How long the service may take to answer, in milliseconds; somebody is typing. */
const answerTime = 5_000;

const predictions = z.object({
  predictions: z.array(z.object({ place_id: z.string(), description: z.string() })).default([]),
});

const details = z.object({
  result: z.object({
    name: z.string().default(''),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    address_components: z
      .array(z.object({ long_name: z.string(), types: z.array(z.string()) }))
      .default([]),
  }),
});

type Components = z.infer<typeof details>['result']['address_components'];

/** Makes a provider that asks Google's places. */
export function createGooglePlaces({ key, origin }: PlacesAccount): PlaceProvider {
  async function ask(
    call: 'autocomplete' | 'details',
    query: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const reply = await fetch(
      `${origin}/maps/api/place/${call}/json?${new URLSearchParams({ ...query, key })}`,
      { signal: AbortSignal.timeout(answerTime), redirect: 'error' },
    );
    const read = readJson(await reply.text());
    const { status } = z.object({ status: z.string() }).catch({ status: 'no answer' }).parse(read);
    if (status === 'OK') return read;
    if (status === 'ZERO_RESULTS' || status === 'NOT_FOUND') return undefined;
    if (status === 'INVALID_REQUEST') return undefined;
    throw new Error(`[site-server] places answered ${status}. Check PLACES_KEY.`);
  }

  return {
    async complete(input, language) {
      const read = await ask('autocomplete', { input, language });
      return read === undefined
        ? []
        : predictions
            .parse(read)
            .predictions.map(({ place_id: placeId, description }) => ({ placeId, description }));
    },
    async details(placeId, language) {
      const fields = 'name,geometry,address_component';
      const read = await ask('details', { place_id: placeId, language, fields });
      if (read === undefined) return undefined;
      const { name, geometry, address_components: components } = details.parse(read).result;
      return { ...addressOf(name, components), ...coordinatesOf(geometry.location) };
    },
  };
}

function coordinatesOf({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  return { mapLat: lat, mapLng: lng };
}

function addressOf(name: string, components: Components): Omit<PlaceAddress, 'mapLat' | 'mapLng'> {
  const named = (...types: readonly string[]) =>
    components.find((component) => component.types.some((type) => types.includes(type)))
      ?.long_name ?? '';
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  return {
    addressTitle: name,
    addressLine1: join(named('street_number'), named('route')),
    addressLine2: join(named('locality', 'postal_town'), named('postal_code')),
    addressCountry: named('country'),
  };
}
