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
          { name: 'studio-window-still-life', title: 'Number 97, five of them', description: 'Ash, tenmoku, celadon, white, oxide' },
          { name: 'olive-branch', title: 'Bottle with a branch', description: 'The branch is Maud’s' },
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
            { name: 'celadon-bowl', title: 'Celadon bowl', description: '19 cm, crackle on purpose' },
            { name: 'kiln-door', title: 'In the fire' },
            { name: 'glaze-drip', title: 'Tenmoku over oatmeal', description: 'It stopped there by itself' },
          ),
        ),
      ],
    },
    { id: 'drying', width: 'full', blocks: [image('drying-shelves', { caption: 'Next month’s, drying. Not yet pots, only shapes.' })] },
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
