import { defineTexts } from '../../texts/block-texts';

/** The texts of a map. */
export const mapTexts = defineTexts('map', {
  /** The button on what is drawn, by whose press the map's service is asked. */
  show: 'Show the map',
  /** While it comes. */
  loading: 'The map is loading …',
  failed: 'The map could not be loaded. The address leads to one.',
  /** The name of the map, for screen readers, without an address. */
  map: 'Map',
  closer: 'Closer',
  further: 'Further away',
  /** Appended to the link to a map elsewhere. */
  elsewhere: '(a map elsewhere, in a new window)',
});
