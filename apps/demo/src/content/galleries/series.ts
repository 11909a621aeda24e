import { slide } from '../slide-draft';

/** Pots, one at a time. */
export const pots = [
  slide('moon-jar', 'Moon jar', 'Two bowls joined at the waist, 31 cm', { url: 'moon-jar' }),
  slide('celadon-bowl', 'Rice bowl', '19 cm, crackle on purpose', { url: 'rice-bowl' }),
  slide('teapot-on-slate', 'Oxide teapot', 'Pours without a drip, 90 cl', { url: 'teapot' }),
  slide('olive-branch', 'Tall bottle', '38 cm, tenmoku; the branch is Maud’s', {
    url: 'tall-bottle',
  }),
  slide('stack-of-bowls', 'Soup bowls', 'Five glazes, one shape', { url: 'soup-bowls' }),
  slide('espresso', 'Small cup and saucer', '11 cl, with the spoon that came with the loft', {
    url: 'small-cup',
  }),
  slide('tenmoku-bowl', 'Tea bowl', '12 cm, breaks to rust at the rim', { url: 'tea-bowl' }),
  slide('lidded-jars', 'Store jars', 'Oak lids by a man in Kell', { url: 'store-jars' }),
  slide('jug-and-bread', 'Two-litre jug', 'Oxide dip; the loaf is Wednesday’s', { url: 'jug' }),
];

/** A firing, from clay to shelf. */
export const firing = [
  slide('clay-on-the-wheel', 'Thrown', 'Monday. Four bowls, one of them by accident.', {
    url: 'thrown',
  }),
  slide('drying-shelves', 'Dried', 'Three weeks with the window open a hand’s width.', {
    url: 'dried',
  }),
  slide('tools-laid-out', 'Turned', 'The foot last, and the number under it.', { url: 'turned' }),
  slide('glaze-tests', 'Dipped', 'Three seconds. Four is too many.', { url: 'dipped' }),
  slide('glaze-drip', 'Run', 'Where it was four seconds.', { url: 'run' }),
  slide('kiln-door', 'Fired', '1,280 degrees, and nobody touches the door until Monday.', {
    url: 'fired',
  }),
  slide('seven-cups', 'On the shelf', 'What came out whole.', { url: 'on-the-shelf' }),
];

/** The quay and the café. */
export const quay = [
  slide('harbour-low-tide', 'Low tide', 'The slip, six hours from the sea', { url: 'low-tide' }),
  slide('harbour-at-dusk', 'Dusk', 'Half past four in November', { url: 'dusk' }),
  slide(
    'tide-ripples',
    'After the tide',
    'Tom has tried to throw these. They will not be thrown.',
    { url: 'ripples' },
  ),
  slide('cafe-table', 'Table two', 'By the window, if the cat is not there', { url: 'table-two' }),
  slide('cafe-shelf', 'Mugs', 'All of them leave in the end', { url: 'mugs' }),
  slide('pears-and-plate', 'Pears', 'From Kell, on a pewter plate', { url: 'pears' }),
  slide('window-light', 'Four o’clock', 'A small jar upstairs', { url: 'four-o-clock' }),
  slide('studio-window-still-life', 'Firing 97', 'Ash, tenmoku, celadon, white, oxide', {
    url: 'number-97',
  }),
];
