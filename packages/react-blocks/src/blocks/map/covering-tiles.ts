/** The width and height of a tile, in px. */
export const tileSize = 256;

/** A point in the world of a zoom, in px from its north-western corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A tile, and where it stands in the box of the map, in px. */
export interface MapTile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Its number without the repetition of the world. */
  readonly column: number;
  readonly left: number;
  readonly top: number;
}

/** The latitude at which the square world of tiles ends. */
const mostLatitude = 85.05112878;

/** Gives where a place is in the world of a zoom. */
export function projectPlace(lat: number, lng: number, zoom: number): MapPoint {
  const size = tileSize * 2 ** zoom;
  const clamped = Math.max(-mostLatitude, Math.min(mostLatitude, lat));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/**
 * Lists the tiles that cover a box. The world repeats to the east and the west, and ends in the
 * north and the south.
 *
 * @param center the point in the middle of the box
 */
export function coveringTiles(
  center: MapPoint,
  zoom: number,
  box: { readonly width: number; readonly height: number },
): readonly MapTile[] {
  const count = 2 ** zoom;
  const west = center.x - box.width / 2;
  const north = center.y - box.height / 2;
  const tiles: MapTile[] = [];
  for (let row = Math.floor(north / tileSize); row * tileSize < north + box.height; row++) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(west / tileSize); column * tileSize < west + box.width; column++) {
      tiles.push({
        column,
        x: ((column % count) + count) % count,
        y: row,
        z: zoom,
        left: Math.round(column * tileSize - west),
        top: Math.round(row * tileSize - north),
      });
    }
  }
  return tiles;
}
