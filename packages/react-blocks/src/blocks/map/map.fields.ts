import {
  choice,
  defineFields,
  flag,
  group,
  number,
  ratio,
  reference,
  text,
} from '@frontage/site-model/fields';
import { defaultMapZoom, mostMapZoom } from './map-options';
import { isTileTemplate } from './tile-address';

const coordinate = (label: string, most: 90 | 180, hint: string) =>
  number({ label, hint, least: -most, most });

/** What a map block stores. */
export const mapFields = defineFields({
  location: group({
    label: 'Place',
    finds: 'place',
    table: defineFields({
      addressTitle: text({ label: 'Name', most: 200, searchable: true }),
      addressLine1: text({ label: 'Street', most: 200, searchable: true }),
      addressLine2: text({ label: 'Town', most: 200, searchable: true }),
      addressCountry: text({ label: 'Country', most: 200, searchable: true }),
      mapLat: coordinate('Latitude', 90, 'Of the middle of the map, such as 51.5.'),
      mapLng: coordinate('Longitude', 180, 'Of the middle of the map, such as -0.12.'),
      mapZoom: number({
        label: 'Zoom',
        hint: 'From 0, the whole world, to 19, a house.',
        least: 0,
        most: mostMapZoom,
        whole: true,
        default: defaultMapZoom,
      }),
      markerLat: coordinate('Latitude of the marker', 90, 'Without one, the middle of the map.'),
      markerLng: coordinate('Longitude of the marker', 180, 'Without one, the middle of the map.'),
    }),
  }),
  style: choice({
    label: 'Style',
    options: {
      '2': 'Grey',
      '1': 'As its service draws it',
      '3': 'From above',
      '4': 'Light',
      '5': 'Dark',
      '6': 'Blue',
    },
    default: '2',
  }),
  ratio: ratio({ label: 'Shape', hint: 'Width divided by height.', default: 1.5 }),
  markerId: reference('asset', {
    label: 'Marker',
    hint: 'A picture of 48 × 64 pixels, shown at half of that.',
  }),
  showControls: flag({ label: 'Buttons to come closer', group: 'Use', default: true }),
  draggable: flag({ label: 'Visitors may move it', group: 'Use', default: true }),
  scrollwheel: flag({ label: 'The wheel brings it closer', group: 'Use', default: true }),
  linkOnClick: flag({
    label: 'The marker opens a map elsewhere',
    group: 'Use',
    default: true,
  }),
  tiles: text({
    label: 'Address of tiles',
    hint: 'Of a service of maps, or your own, with {z}, {x} and {y}; asked only after a press.',
    group: 'Service',
    most: 500,
    check: isTileTemplate,
    message:
      'Write an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png.',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  }),
  credit: text({
    label: 'Who drew them',
    hint: 'Most services want to be named.',
    group: 'Service',
    most: 200,
  }),
  key: text({
    label: 'Key of Google Maps',
    hint: 'With a key the map is Google’s; it too is asked only after a press.',
    group: 'Service',
    most: 200,
    check: (key) => /^[\w-]+$/.test(key),
    message: 'Write the key alone: letters, digits, - and _.',
    example: 'AIzaSyExample-0_1',
  }),
});
