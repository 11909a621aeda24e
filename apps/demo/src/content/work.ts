import { across, button, gallery, image, text } from './write-blocks';
import { writePage } from './write-page';
import { heading, lead, link, paragraph, small } from './write-words';

/** The pots: galleries of different shapes. */
export const work = writePage({
  slug: 'work',
  title: 'Pots',
  description: 'What came out of the kiln this autumn, on the shelf until somebody takes it.',
  sections: [
    {
      id: 'pots',
      width: 'wide',
      blocks: [
        across(1, 6, text(heading(1, 'On the shelf'))),
        across(8, 5, text(lead('Everything here was made upstairs since August. Each is one of one, even the ones that were meant to match.'))),
        gallery(
          { perRow: 2, ratio: 1.25, gutter: 32 },
          { name: 'studio-window-still-life', title: 'Five from number 97', description: 'Ash, tenmoku, celadon, white, oxide' },
          { name: 'teapot-on-slate', title: 'Teapot and two cups', description: 'Oxide over buff stoneware; cane from Kell' },
        ),
      ],
    },
    {
      id: 'single',
      width: 'wide',
      blocks: [
        across(1, 3, text(heading(2, 'One at a time'), paragraph('Big pieces get a shelf each, a number under the foot, and a line in the book.'))),
        across(
          5,
          8,
          gallery(
            { perRow: 2, ratio: 0.8, gutter: 24 },
            { name: 'moon-jar', title: 'Moon jar', description: '31 cm, porcelain' },
            { name: 'olive-branch', title: 'Tall bottle', description: '38 cm, tenmoku' },
            { name: 'jug-and-bread', title: 'Two-litre jug', description: 'Oxide dip; the loaf is Wednesday’s' },
            { name: 'window-light', title: 'Small jar', description: '16 cm, straw ash. It likes four o’clock' },
          ),
        ),
      ],
    },
    { id: 'cups', width: 'full', blocks: [image('seven-cups', { ratio: 2.4, caption: 'Seven cups, seven buckets. Left to right: the order we would keep them in.' })] },
    {
      id: 'table',
      width: 'wide',
      blocks: [
        across(1, 7, text(heading(2, 'For the table'), paragraph('Made by the dozen and never quite alike. They stack, they go in the oven, they forgive the dishwasher.'))),
        gallery(
          { perRow: 3, ratio: 1, gutter: 24 },
          { name: 'celadon-bowl', title: 'Rice bowl', description: '19 cm, crackle on purpose, £38' },
          { name: 'espresso', title: 'Small cup and saucer', description: '11 cl, £29' },
          { name: 'stack-of-bowls', title: 'Soup bowls', description: '15 cm, any glaze you see here, £24' },
          { name: 'pears-and-plate', title: 'Plate', description: '27 cm, pewter, £32' },
          { name: 'tenmoku-bowl', title: 'Tea bowl', description: '12 cm, breaks to rust at the rim, £44' },
          { name: 'lidded-jars', title: 'Store jars', description: 'Oak lids by a man in Kell, from £36' },
        ),
      ],
    },
    {
      id: 'upstairs',
      width: 'wide',
      tone: 'dark',
      blocks: [
        text(heading(2, 'How they got there'), paragraph('Upstairs, in the weeks before a firing.')),
        gallery(
          { perRow: 4, ratio: 0.8, gutter: 24 },
          { name: 'clay-on-the-wheel', title: 'Thrown' },
          { name: 'tools-laid-out', title: 'Turned' },
          { name: 'glaze-tests', title: 'Dipped' },
          { name: 'kiln-door', title: 'Fired' },
        ),
      ],
    },
    {
      id: 'buying',
      width: 'wide',
      blocks: [
        across(
          1,
          7,
          text(
            heading(2, 'To buy one'),
            paragraph('Come to the shop, or write with the number. Mugs are £26, bowls £18 to £60, the large jars are a conversation. We hold a pot for a week if you say so.'),
            small('Seconds stand outside by the door on Sundays: honest cracks, half price. ', link('When we are open', '/visit')),
          ),
        ),
        button('Ask about a pot', '/contact'),
      ],
    },
  ],
});
