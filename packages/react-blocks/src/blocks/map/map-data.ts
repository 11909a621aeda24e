import type { MapLocation, MapOptions } from './map-options';

/** What a map says of itself besides its place. */
export interface MapWords {
  readonly loading: string;
  readonly failed: string;
  readonly map: string;
  readonly closer: string;
  readonly further: string;
  readonly elsewhere: string;
}

/** A map's markup, ours or published. */
export interface MapData {
  readonly box: HTMLElement | null;
  /** What asks for the map. */
  readonly button: HTMLButtonElement | null;
  readonly location: MapLocation;
  readonly options: MapOptions;
  /** The address of tiles; '' for none. */
  readonly tiles: string;
  readonly credit: string;
  /** The key of Google Maps; '' for none. */
  readonly key: string;
  /** The address of the marker's picture; '' for none. */
  readonly markerPicture: string;
  readonly texts: MapWords;
}
