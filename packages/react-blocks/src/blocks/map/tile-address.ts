import type { MapTile } from './covering-tiles';

/** Fills in the address of a tile. */
export function tileAddress(template: string, { x, y, z }: MapTile): string {
  return template
    .replaceAll('{z}', String(z))
    .replaceAll('{x}', String(x))
    .replaceAll('{y}', String(y));
}

/**
 * Gives the origin of tiles, for the page's policy: undefined for those of the site itself, and for
 * an address that is neither a path nor https, or has no place for a tile's numbers.
 */
export function tileOrigin(template: string): string | undefined {
  return URL.canParse(template) ? new URL(template).origin : undefined;
}

/** Whether tiles may be asked for at such an address. */
export function isTileTemplate(template: string): boolean {
  const hasPlaces = ['{x}', '{y}', '{z}'].every((place) => template.includes(place));
  return hasPlaces && /^(?:https:\/\/[a-z\d.-]+(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/i.test(template);
}
