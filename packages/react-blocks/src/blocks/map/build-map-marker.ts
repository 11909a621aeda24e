import { hasMarkerPicture, mapAddress, mapSearchHref } from './map-options';
import type { MapViewOptions } from './map-view';
import { mapParts } from './map.parts';
import { markerPath } from './marker-path';

/** Makes the marker: a link to a map elsewhere, or a mere picture. */
export function buildMapMarker({
  box,
  location,
  options,
  markerPicture,
  texts,
}: MapViewOptions): HTMLElement {
  const { ownerDocument: document } = box;
  const name = mapAddress(location).join(', ') || texts.map;
  const marker = document.createElement(options.linkOnClick ? 'a' : 'span');
  marker.className = mapParts.marker;
  marker.setAttribute('aria-label', `${name} ${options.linkOnClick ? texts.elsewhere : ''}`.trim());
  if (marker instanceof HTMLAnchorElement) {
    marker.href = mapSearchHref(location);
    marker.target = '_blank';
    marker.rel = 'noopener';
  } else marker.setAttribute('role', 'img');
  if (hasMarkerPicture(options.style) || markerPicture) marker.dataset.small = 'true';
  if (markerPicture) {
    const picture = document.createElement('img');
    picture.src = markerPicture;
    picture.alt = '';
    marker.append(picture);
  } else {
    const space = 'http://www.w3.org/2000/svg';
    const pin = document.createElementNS(space, 'svg');
    pin.setAttribute('viewBox', '0 0 48 64');
    pin.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', markerPath);
    path.setAttribute('fill', 'currentColor');
    path.setAttribute('fill-rule', 'evenodd');
    pin.append(path);
    marker.append(pin);
  }
  return marker;
}
