import { across, button, gallery, image, text } from '../block-draft';
import { writePage } from '../write-page';
import { inTheShop } from './in-the-shop';
import { slide } from '../slide-draft';
import { heading, lead, link, paragraph, small } from '../words';

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
        across(
          8,
          5,
          text(
            lead(
              'Everything here was made upstairs since August. Each is one of one, even the ones that were meant to match.',
            ),
          ),
        ),
        gallery({ slidesPerRow: 2, imageAspectRatio: 1.25, gutter: 32 }, [
          slide(
            'studio-window-still-life',
            'Five from number 97',
            'Ash, tenmoku, celadon, white, oxide',
          ),
          slide(
            'teapot-on-slate',
            'Teapot and two cups',
            'Oxide over buff stoneware; cane from Kell',
            inTheShop('teapot'),
          ),
        ]),
      ],
    },
    {
      id: 'single',
      width: 'wide',
      blocks: [
        across(
          1,
          3,
          text(
            heading(2, 'One at a time'),
            paragraph(
              'Big pieces get a shelf each, a number under the foot, and a line in the book.',
            ),
          ),
        ),
        across(
          5,
          8,
          gallery({ slidesPerRow: 2, imageAspectRatio: 0.8, gutter: 24 }, [
            slide('moon-jar', 'Moon jar', '31 cm, porcelain', inTheShop('moon-jar')),
            slide('olive-branch', 'Tall bottle', '38 cm, tenmoku', inTheShop('tall-bottle')),
            slide(
              'jug-and-bread',
              'Two-litre jug',
              'Oxide dip; the loaf is Wednesday’s',
              inTheShop('jug'),
            ),
            slide(
              'window-light',
              'Small jar',
              '16 cm, straw ash. It likes four o’clock',
              inTheShop('small-jar'),
            ),
          ]),
        ),
      ],
    },
    {
      id: 'cups',
      width: 'full',
      blocks: [
        image('seven-cups', {
          ratio: 2.4,
          caption: 'Seven cups, seven buckets. Left to right: the order we would keep them in.',
        }),
      ],
    },
    {
      id: 'table',
      width: 'wide',
      blocks: [
        across(
          1,
          7,
          text(
            heading(2, 'For the table'),
            paragraph(
              'Made by the dozen and never quite alike. They stack, they go in the oven, they forgive the dishwasher.',
            ),
          ),
        ),
        gallery({ slidesPerRow: 3, imageAspectRatio: 1, gutter: 24 }, [
          slide('celadon-bowl', 'Rice bowl', '19 cm, crackle on purpose', inTheShop('rice-bowl')),
          slide('espresso', 'Small cup and saucer', '11 cl', inTheShop('small-cup')),
          slide(
            'stack-of-bowls',
            'Soup bowls',
            '15 cm, any glaze you see here',
            inTheShop('soup-bowl'),
          ),
          slide('pears-and-plate', 'Plate', '27 cm, pewter', inTheShop('plate')),
          slide(
            'tenmoku-bowl',
            'Tea bowl',
            '12 cm, breaks to rust at the rim',
            inTheShop('tea-bowl'),
          ),
          slide('lidded-jars', 'Store jars', 'Oak lids by a man in Kell', inTheShop('store-jar')),
        ]),
      ],
    },
    {
      id: 'upstairs',
      width: 'wide',
      tone: 'dark',
      blocks: [
        text(
          heading(2, 'How they got there'),
          paragraph('Upstairs, in the weeks before a firing.'),
        ),
        gallery({ slidesPerRow: 4, imageAspectRatio: 0.8, gutter: 24 }, [
          slide('clay-on-the-wheel', 'Thrown'),
          slide('tools-laid-out', 'Turned'),
          slide('glaze-tests', 'Dipped'),
          slide('kiln-door', 'Fired'),
        ]),
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
            paragraph(
              'Come by, ',
              link('have it sent', '/shop'),
              ', or write with the number. Mugs are £26, bowls £18 to £60, the large jars are a conversation. We hold a pot for a week if you say so.',
            ),
            small(
              'Seconds stand outside by the door on Sundays: honest cracks, half price. ',
              link('When we are open', '/visit'),
            ),
          ),
        ),
        button('What we send', '/shop'),
        button('Ask about a pot', '/contact', 'quiet'),
      ],
    },
  ],
});
