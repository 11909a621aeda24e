import { isRecord, isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** A place that begins with what was entered. */
export interface PlacePrediction {
  /** For `details`. */
  readonly placeId: string;
  /** One line, such as `Keswick, United Kingdom`. */
  readonly description: string;
}

/** Where a place is; the names are those of a map's location [3.24]. */
export interface PlaceDetails {
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  /** Degrees. */
  readonly mapLat: number;
  /** Degrees. */
  readonly mapLng: number;
}

/** Where in the product a place is asked for: both go with each call [7.08]. */
export interface PlaceAsker {
  readonly productPage?: string | undefined;
  readonly productSection?: string | undefined;
}

/** The calls that find places. */
export type PlaceApi = ReturnType<typeof createPlaceApi>;

const root = 'google-maps/places';

/**
 * Makes the calls that find places [7.08], for those who look after a site.
 *
 * @param call that of `createSiteApi`
 * @param warn is told where `details` does not say who asks; a console's fits
 */
export function createPlaceApi(call: Call, warn: (message: string) => void) {
  return {
    /** Finds the places that begin with what was entered. */
    completePlace: (
      input: string,
      asker: PlaceAsker,
      signal?: AbortSignal,
    ): Promise<ApiResult<readonly PlacePrediction[]>> =>
      call(`${root}/autocomplete?${queryOf({ input, ...asker })}`, readPredictions, { signal }),
    /** Finds where a place is. */
    placeDetails(
      placeId: string,
      asker: PlaceAsker = {},
      signal?: AbortSignal,
    ): Promise<ApiResult<PlaceDetails>> {
      if (!asker.productPage || !asker.productSection)
        warn('[site-api] placeDetails was called without productPage and productSection.');
      return call(`${root}/details?${queryOf({ placeId, ...asker })}`, readDetails, { signal });
    },
  };
}

function queryOf(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    )
    .join('&');
}

function readPredictions({ predictions }: UnknownRecord): PlacePrediction[] | undefined {
  if (!Array.isArray(predictions)) return undefined;
  return predictions
    .filter(isRecord)
    .flatMap(({ placeId, description }) =>
      isText(placeId) && isText(description) ? [{ placeId, description }] : [],
    );
}

function readDetails(fields: UnknownRecord): PlaceDetails | undefined {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } = fields;
  return isText(addressTitle) &&
    isText(addressLine1) &&
    isText(addressLine2) &&
    isText(addressCountry) &&
    typeof mapLat === 'number' &&
    typeof mapLng === 'number'
    ? { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng }
    : undefined;
}
