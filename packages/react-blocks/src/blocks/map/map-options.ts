import { storedFields } from '../../stored/stored-fields';

/** Where a map is, and what it marks [3.24]. */
export interface MapLocation {
  readonly mapLat: number;
  readonly mapLng: number;
  /** @default 12 */
  readonly mapZoom: number;
  /** @default the middle of the map */
  readonly markerLat: number;
  readonly markerLng: number;
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
}

/** The styles of a map by their numbers [3.24]. */
export const mapStyles = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  minimalLight: 4,
  minimalDark: 5,
  minimalBlue: 6,
} as const;

/** The number of a style. */
export type MapStyle = (typeof mapStyles)[keyof typeof mapStyles];

/** How a map looks and what can be done with it [3.24]. */
export interface MapOptions {
  readonly style: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly showControls: boolean;
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
  readonly linkOnClick: boolean;
}

/** The options of a map that says nothing about them [3.24]. */
export const mapDefaults: MapOptions = {
  style: mapStyles.grayscale,
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: true,
  showControls: true,
  disableDefaultUI: true,
  markerDraggable: false,
  linkOnClick: true,
};

/** The zoom of a map that says nothing about it [9.26]. */
export const defaultMapZoom = 12;

/** The middle of a map that says nothing about it: a city [3.24]. */
export const defaultMapCenter = { lat: 40.7207559, lng: -74.0007613 } as const;

/** The most that a zoom may be. */
export const mostMapZoom = 19;

/** How long the quiet time is after a change before a map is laid out anew, in ms [9.03]. */
export const mapDebounce = 60;

/** Reads a location; what is missing, null or out of bounds has its default. */
export function readMapLocation(raw: unknown): MapLocation {
  const stored = storedFields(raw);
  const within = (name: string, most: number, fallback: number): number => {
    const value = stored.number(name, fallback);
    return Math.abs(value) <= most ? value : fallback;
  };
  const mapLat = within('mapLat', 90, defaultMapCenter.lat);
  const mapLng = within('mapLng', 180, defaultMapCenter.lng);
  const zoom = Math.round(stored.number('mapZoom', defaultMapZoom));
  return {
    mapLat,
    mapLng,
    mapZoom: Math.min(mostMapZoom, Math.max(0, zoom)),
    markerLat: within('markerLat', 90, mapLat),
    markerLng: within('markerLng', 180, mapLng),
    addressTitle: stored.text('addressTitle'),
    addressLine1: stored.text('addressLine1'),
    addressLine2: stored.text('addressLine2'),
    addressCountry: stored.text('addressCountry'),
  };
}

/** Reads options, by their names or by the shorter ones of published markup. */
export function readMapOptions(raw: unknown): MapOptions {
  const stored = storedFields(raw);
  const flag = (name: keyof MapOptions & `${string}`, short?: string): boolean => {
    const fallback = mapDefaults[name] === true;
    return stored.flag(name, short === undefined ? fallback : stored.flag(short, fallback));
  };
  const style = Object.values(mapStyles).find((number) => number === stored.number('style', 2));
  return {
    style: style ?? mapDefaults.style,
    showLabels: flag('showLabels', 'labels'),
    showTerrain: flag('showTerrain', 'terrain'),
    draggable: flag('draggable'),
    scrollwheel: flag('scrollwheel'),
    showControls: flag('showControls', 'controls'),
    disableDefaultUI: flag('disableDefaultUI'),
    markerDraggable: flag('markerDraggable'),
    linkOnClick: flag('linkOnClick'),
  };
}

/** Gives the lines of an address, without empty ones. */
export function mapAddress(location: MapLocation): readonly string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  return [addressTitle, addressLine1, addressLine2, addressCountry]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Gives the address of an external search for the marked place [2.22]: by its address, coordinates
 * and zoom.
 */
export function mapSearchHref(location: MapLocation): string {
  const { markerLat, markerLng, mapZoom } = location;
  const query = mapAddress(location).join(', ') || `${markerLat},${markerLng}`;
  return `https://www.google.com/maps/search/${encodeURIComponent(query)}/@${markerLat},${markerLng},${mapZoom}z`;
}

/** The size of a marker's picture, in px: it is shown at half of it [3.24]. */
export const markerPicture = { width: 48, height: 64 } as const;

/** Whether a style has a marker of its own in place of the usual pin [3.24]. */
export function hasMarkerPicture(style: MapStyle): boolean {
  return style === 2 || style >= 4;
}
