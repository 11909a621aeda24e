import type { SlideDraft } from '../write-blocks';

/** Pots, one at a time. */
export const pots: SlideDraft[] = [
  { name: 'moon-jar', url: 'moon-jar', title: 'Moon jar', description: 'Two bowls joined at the waist, 31 cm' },
  { name: 'celadon-bowl', url: 'rice-bowl', title: 'Rice bowl', description: '19 cm, crackle on purpose' },
  { name: 'teapot-on-slate', url: 'teapot', title: 'Oxide teapot', description: 'Pours without a drip, 90 cl' },
  { name: 'olive-branch', url: 'tall-bottle', title: 'Tall bottle', description: '38 cm, tenmoku; the branch is Maud’s' },
  { name: 'stack-of-bowls', url: 'soup-bowls', title: 'Soup bowls', description: 'Five glazes, one shape' },
  { name: 'espresso', url: 'small-cup', title: 'Small cup and saucer', description: '11 cl, with the spoon that came with the loft' },
  { name: 'tenmoku-bowl', url: 'tea-bowl', title: 'Tea bowl', description: '12 cm, breaks to rust at the rim' },
  { name: 'lidded-jars', url: 'store-jars', title: 'Store jars', description: 'Oak lids by a man in Kell' },
  { name: 'jug-and-bread', url: 'jug', title: 'Two-litre jug', description: 'Oxide dip; the loaf is Wednesday’s' },
];

/** A firing, from clay to shelf. */
export const firing: SlideDraft[] = [
  { name: 'clay-on-the-wheel', url: 'thrown', title: 'Thrown', description: 'Monday. Four bowls, one of them by accident.' },
  { name: 'drying-shelves', url: 'dried', title: 'Dried', description: 'Three weeks with the window open a hand’s width.' },
  { name: 'tools-laid-out', url: 'turned', title: 'Turned', description: 'The foot last, and the number under it.' },
  { name: 'glaze-tests', url: 'dipped', title: 'Dipped', description: 'Three seconds. Four is too many.' },
  { name: 'glaze-drip', url: 'run', title: 'Run', description: 'Where it was four seconds.' },
  { name: 'kiln-door', url: 'fired', title: 'Fired', description: '1,280 degrees, and nobody touches the door until Monday.' },
  { name: 'seven-cups', url: 'on-the-shelf', title: 'On the shelf', description: 'What came out whole.' },
];

/** The quay and the café. */
export const quay: SlideDraft[] = [
  { name: 'harbour-low-tide', url: 'low-tide', title: 'Low tide', description: 'The slip, six hours from the sea' },
  { name: 'harbour-at-dusk', url: 'dusk', title: 'Dusk', description: 'Half past four in November' },
  { name: 'tide-ripples', url: 'ripples', title: 'After the tide', description: 'Tom has tried to throw these. They will not be thrown.' },
  { name: 'cafe-table', url: 'table-two', title: 'Table two', description: 'By the window, if the cat is not there' },
  { name: 'cafe-shelf', url: 'mugs', title: 'Mugs', description: 'All of them leave in the end' },
  { name: 'pears-and-plate', url: 'pears', title: 'Pears', description: 'From Kell, on a pewter plate' },
  { name: 'window-light', url: 'four-o-clock', title: 'Four o’clock', description: 'A small jar upstairs' },
  { name: 'studio-window-still-life', url: 'number-97', title: 'Firing 97', description: 'Ash, tenmoku, celadon, white, oxide' },
];
