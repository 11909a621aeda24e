import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: map. */
export const mapFixtures: readonly PublishedFixture[] = [
  {
    name: 'map',
    kind: 'map',
    becomes: 'map',
    markup: `<div class="map-block" data-aspect-ratio="56" data-block-json="${escapeJson({ location: { mapLat: 54.3, mapLng: -3.1, mapZoom: 11, markerLat: 54.3, markerLng: -3.1, addressTitle: 'Quay', addressLine1: 'Tarn Lane 1', addressLine2: null, addressCountry: 'England' }, style: 4, labels: true, controls: false })}"></div>`,
  },
  {
    name: 'map of the component form',
    kind: 'map',
    becomes: 'map',
    markup: `<div class="sqs-block website-component-block sqs-block-website-component sqs-block-map" data-block-type="1337" data-definition-name="website.components.map"><div class="sqs-block-content"><div data-context="${escapeJson({ location: { mapLat: 54.3, mapLng: -3.1, mapZoom: 11, markerLat: 54.3, markerLng: -3.1, addressTitle: 'Quay', addressLine1: 'Tarn Lane 1', addressLine2: null, addressCountry: 'England' }, style: 4, labels: true, controls: false })}"></div></div></div>`,
  },
];
