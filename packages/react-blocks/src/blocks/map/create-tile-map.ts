import { createDebounce } from '@frontage/core-lifecycle';
import { buildMapControls } from './build-map-controls';
import { buildMapMarker } from './build-map-marker';
import { coveringTiles, projectPlace, type MapTile } from './covering-tiles';
import { listenToMap } from './listen-to-map';
import { mapAddress, mapDebounce, mostMapZoom } from './map-options';
import type { MapView, MapViewOptions } from './map-view';
import { mapParts } from './map.parts';
import { tileAddress } from './tile-address';
import { watchTiles } from './watch-tiles';

/**
 * Shows tiles with a marker: moved by pointer and arrow keys, brought closer by buttons, `+` and
 * `-`, and by the wheel once the map has the focus, so that it does not keep a page from scrolling.
 */
export function createTileMap(options: MapViewOptions): MapView {
  const { box, location, tiles, texts, context } = options;
  const { window } = context;
  const { document } = window;
  let zoom = location.mapZoom;
  let center = projectPlace(location.mapLat, location.mapLng, zoom);

  const plane = document.createElement('div');
  plane.className = mapParts.tiles;
  plane.tabIndex = 0;
  plane.setAttribute('role', 'group');
  plane.setAttribute('aria-label', mapAddress(location).join(', ') || texts.map);
  const marker = buildMapMarker(options);
  const tileWatch = watchTiles(options);
  const drawTiles = createTileDrawing(plane, tiles, tileWatch.watch);

  function draw(): void {
    const size = { width: plane.clientWidth, height: plane.clientHeight };
    if (size.width === 0 || size.height === 0) return;
    drawTiles(coveringTiles(center, zoom, size));
    const point = projectPlace(location.markerLat, location.markerLng, zoom);
    const left = point.x - center.x + size.width / 2;
    const top = point.y - center.y + size.height / 2;
    marker.style.transform = `translate(${left}px, ${top}px) translate(-50%, -100%)`;
  }

  function move(x: number, y: number): void {
    center = { x: center.x + x, y: center.y + y };
    draw();
  }

  function zoomBy(step: 1 | -1): void {
    const next = Math.min(mostMapZoom, Math.max(0, zoom + step));
    const factor = 2 ** (next - zoom);
    zoom = next;
    center = { x: center.x * factor, y: center.y * factor };
    draw();
  }

  const endListening = listenToMap(plane, marker, options, { move, zoomBy });
  plane.append(marker);
  const added: HTMLElement[] = [plane];
  if (options.options.showControls) added.push(buildMapControls(options, zoomBy));
  if (options.credit) {
    const credit = document.createElement('small');
    credit.className = mapParts.credit;
    credit.textContent = options.credit;
    added.push(credit);
  }
  box.append(...added);
  draw();
  const later = createDebounce(context.clock, draw, mapDebounce);
  const sizes = new window.ResizeObserver(later);
  sizes.observe(plane);
  return {
    focus: () => plane.focus({ preventScroll: true }),
    destroy() {
      endListening();
      tileWatch.destroy();
      sizes.disconnect();
      later.cancel();
      for (const element of added) element.remove();
    },
  };
}

/** Keeps the pictures of tiles that stay in view, asks for others, and removes the rest. */
function createTileDrawing(
  plane: HTMLElement,
  template: string,
  onAsk: (picture: HTMLImageElement) => void,
): (tiles: readonly MapTile[]) => void {
  const pictures = new Map<string, HTMLImageElement>();
  return (tiles) => {
    const wanted = new Set<string>();
    for (const tile of tiles) {
      // The same tile stands twice where the world repeats.
      const key = `${tile.z}/${tile.column}/${tile.y}`;
      wanted.add(key);
      const picture = pictures.get(key) ?? plane.ownerDocument.createElement('img');
      if (!pictures.has(key)) {
        picture.alt = '';
        picture.draggable = false;
        onAsk(picture);
        picture.src = tileAddress(template, tile);
        pictures.set(key, picture);
        plane.prepend(picture);
      }
      picture.style.transform = `translate(${tile.left}px, ${tile.top}px)`;
    }
    for (const [key, picture] of pictures) {
      if (wanted.has(key)) continue;
      picture.remove();
      pictures.delete(key);
    }
  };
}
