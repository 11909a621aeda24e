import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultMapCenter,
  hasMarkerPicture,
  mapDebounce,
  mapDefaults,
  mapSearchHref,
  mapStyles,
  markerPicture,
  readMapLocation,
  readMapOptions,
} from './map-options';
import { coveringTiles, projectPlace } from './covering-tiles';
import { isTileTemplate, tileAddress } from './tile-address';

describe('a map', () => {
  it('[3.24a] [9.26a] its location has its fields and defaults', () => {
    expect(readMapLocation({})).toEqual({
      mapLat: defaultMapCenter.lat,
      mapLng: defaultMapCenter.lng,
      mapZoom: 12,
      markerLat: defaultMapCenter.lat,
      markerLng: defaultMapCenter.lng,
      addressTitle: '',
      addressLine1: '',
      addressLine2: '',
      addressCountry: '',
    });
    const { markerLat, markerLng, mapZoom } = readMapLocation({
      mapLat: 1,
      mapLng: 2,
      mapZoom: 99,
      markerLat: null,
      markerLng: 500,
    });
    expect([markerLat, markerLng, mapZoom]).toEqual([1, 2, 19]);
  });

  it('[3.24b] its options have their defaults, and the shorter names of published markup', () => {
    expect(readMapOptions({})).toEqual(mapDefaults);
    expect(mapDefaults).toEqual({
      style: 2,
      showLabels: true,
      showTerrain: false,
      draggable: true,
      scrollwheel: true,
      showControls: true,
      disableDefaultUI: true,
      markerDraggable: false,
      linkOnClick: true,
    });
    expect(readMapOptions({ labels: false, terrain: true, controls: false })).toMatchObject({
      showLabels: false,
      showTerrain: true,
      showControls: false,
    });
  });

  it('[3.24c] six styles are numbered, grayscale by default', () => {
    expect(mapStyles).toEqual({
      original: 1,
      grayscale: 2,
      satellite: 3,
      minimalLight: 4,
      minimalDark: 5,
      minimalBlue: 6,
    });
    expect([1, 6, 7, '2', null].map((style) => readMapOptions({ style }).style)).toEqual([
      1, 6, 2, 2, 2,
    ]);
    expect(([1, 2, 3, 4, 5, 6] as const).filter(hasMarkerPicture)).toEqual([2, 4, 5, 6]);
    expect(markerPicture).toEqual({ width: 48, height: 64 });
    expect(mapDebounce).toBe(60);
  });

  it('is searched for by address, coordinates and zoom', () => {
    const location = readMapLocation({
      mapLat: 1.5,
      mapLng: -2,
      mapZoom: 9,
      addressTitle: 'A & B/?',
    });
    expect(mapSearchHref(location)).toBe(
      'https://www.google.com/maps/search/A%20%26%20B%2F%3F/@1.5,-2,9z',
    );
  });

  it('is read whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const { mapLat, mapLng, mapZoom } = readMapLocation(raw);
        expect(Math.abs(mapLat) <= 90 && Math.abs(mapLng) <= 180 && mapZoom <= 19).toBe(true);
        expect(URL.canParse(mapSearchHref(readMapLocation(raw)))).toBe(true);
        readMapOptions(raw);
      }),
    );
  });
});

describe('tiles', () => {
  const place = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.integer({ min: 0, max: 19 }),
  });

  it('a place is where it is in the world: the middle of it is at 0, 0', () => {
    expect(projectPlace(0, 0, 1)).toEqual({ x: 256, y: 256 });
    expect(projectPlace(85.05112878, -180, 0).y).toBeCloseTo(0, 6);
  });

  it('they cover the box, each once, and have numbers that exist', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 1500 }), ({ lat, lng, zoom }, width) => {
        fc.pre(zoom >= 4);
        const center = projectPlace(lat, lng, zoom);
        const tiles = coveringTiles(center, zoom, { width, height: 10 });
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(1);
        expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(width - 1);
        for (const { x, y } of tiles) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThan(2 ** zoom);
          expect(y).toBeLessThan(2 ** zoom);
        }
      }),
    );
  });

  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', true],
    ['/assets/1/tile.png?z={z}&x={x}&y={y}', true],
    ['https://tiles.example/{z}/{x}.png', false],
    ['http://tiles.example/{z}/{x}/{y}.png', false],
    ['//tiles.example/{z}/{x}/{y}', false],
    ['javascript:{x}{y}{z}', false],
    ['https://tiles.example/{z}/{x}/{y}" onload="', false],
  ])('%s: %s', (template, is) => expect(isTileTemplate(template)).toBe(is));

  it('their address is filled in', () =>
    expect(tileAddress('/{z}/{x}/{y}', { x: 1, y: 2, z: 3, column: 1, left: 0, top: 0 })).toBe(
      '/3/1/2',
    ));
});
