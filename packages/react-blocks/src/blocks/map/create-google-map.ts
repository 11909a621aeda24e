import { loadExternalScript } from '@frontage/core-lifecycle/dom';
import {
  hasMarkerPicture,
  mapSearchHref,
  mapStyles,
  markerPicture,
  type MapOptions,
} from './map-options';
import type { MapView, MapViewOptions } from './map-view';
import { mapParts } from './map.parts';

/** How long the script of the maps may take, in ms [7.09]. */
export const googleMapsTimeout = 30_000;

/** What of the service is used. */
interface GoogleMaps {
  readonly Map: new (box: HTMLElement, options: object) => unknown;
  readonly Marker: new (options: object) => {
    addListener(event: 'click', run: () => void): unknown;
    setMap(map: null): void;
  };
}

/**
 * Gives the address of the script of Google Maps [7.09].
 *
 * @param language a BCP 47 tag: its region is that of the map
 */
export function googleMapsAddress(key: string, language: string): string {
  const [tongue = '', ...parts] = language.split('-');
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part));
  const query = new URLSearchParams({
    key,
    ...(tongue && { language }),
    ...(region && { region: region.toUpperCase() }),
  });
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}

/**
 * Shows a map of Google's. Its script is loaded once for all maps of the page [4.16]; one that
 * takes longer than 30 s is rejected [8.13].
 */
export async function createGoogleMap(options: MapViewOptions): Promise<MapView> {
  const { box, key, context, location } = options;
  const { window, clock, policy, signal } = context;
  const { document } = window;
  const url = googleMapsAddress(key, document.documentElement.lang);
  await loadExternalScript({ window, url, timeout: googleMapsTimeout, clock, policy, signal });
  const maps = readGoogleMaps(window);
  if (!maps) throw new Error('[react-blocks] The script of Google Maps has no maps in it.');

  const plane = document.createElement('div');
  plane.className = mapParts.tiles;
  box.append(plane);
  const map = new maps.Map(plane, mapSettings(options));
  const marker = new maps.Marker({
    map,
    position: { lat: location.markerLat, lng: location.markerLng },
    draggable: options.options.markerDraggable,
    ...markerIcon(options),
  });
  if (options.options.linkOnClick)
    marker.addListener('click', () => window.open(mapSearchHref(location), '_blank', 'noopener'));
  return {
    focus: () => undefined,
    destroy() {
      marker.setMap(null);
      plane.remove();
    },
  };
}

function mapSettings({ location, options }: MapViewOptions): object {
  return {
    center: { lat: location.mapLat, lng: location.mapLng },
    zoom: location.mapZoom,
    mapTypeId: mapTypeOf(options),
    draggable: options.draggable,
    scrollwheel: options.scrollwheel,
    zoomControl: options.showControls,
    disableDefaultUI: options.disableDefaultUI,
    styles: options.showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
  };
}

function mapTypeOf({ style, showTerrain }: MapOptions): string {
  if (style === mapStyles.satellite) return 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

function markerIcon({ markerPicture: url, options }: MapViewOptions): object {
  if (url === '' || !hasMarkerPicture(options.style)) return {};
  const scaledSize = { width: markerPicture.width / 2, height: markerPicture.height / 2 };
  return { icon: { url, scaledSize } };
}

/** A script of others: what it left on the window may be anything. */
function readGoogleMaps(window: Window): GoogleMaps | undefined {
  const google: unknown = Reflect.get(window, 'google');
  const maps: unknown = Object(Object(google).maps);
  return isGoogleMaps(maps) ? maps : undefined;
}

function isGoogleMaps(maps: unknown): maps is GoogleMaps {
  return ['Map', 'Marker'].every((name) => typeof Reflect.get(Object(maps), name) === 'function');
}
