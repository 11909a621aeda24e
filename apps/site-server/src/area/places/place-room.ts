import type { RateLimits } from '../../http/rate-limit';
import { createGazetteer } from './create-gazetteer';
import { createGooglePlaces, type PlacesAccount } from './create-google-places';
import { placeActions } from './place-actions';

/** Options of the calls about places. */
interface PlaceOptions {
  /** The account with Google's places. @default none: only large cities are known */
  placesAccount?: PlacesAccount;
  /** Searches of places per minute and address. @default 120 */
  placesPerMinute?: number;
}

/** What finding places adds to the server. */
export const placeRoom = {
  actions: placeActions,
  services: ({
    options: { placesAccount, placesPerMinute = 120 },
    limits,
  }: {
    options: PlaceOptions;
    limits: RateLimits;
  }) => ({
    places: placesAccount ? createGooglePlaces(placesAccount) : createGazetteer(),
    placeLimit: limits.create('places', placesPerMinute),
  }),
};
