import { pageTypes } from '@frontage/site-model';
import { accordion, across, button, gallery, image, text } from '../block-draft';
import { writePage } from '../write-page';
import { inTheShop } from './in-the-shop';
import { slide } from '../slide-draft';
import { heading, lead, link, paragraph, small } from '../words';

/** The home page. */
export const home = writePage({
  slug: '',
  title: 'Stoneware and coffee on Tarn Quay',
  description:
    'A pottery with a small café in an old net loft. Open Wednesday to Sunday, when the tide allows.',
  pageType: pageTypes.codes.page,
  sections: [
    {
      id: 'welcome',
      width: 'wide',
      blocks: [
        across(1, 10, text(heading(1, 'Stoneware from a loft that used to mend nets.'))),
        across(1, 10, button('Visit the shop', '/shop')),
      ],
    },
    { id: 'hero', width: 'full', blocks: [image('studio-window-still-life', { ratio: 1.85 })] },
    {
      id: 'intro',
      width: 'wide',
      blocks: [
        across(
          1,
          7,
          text(
            lead(
              'Two of us throw and glaze upstairs, and one of us bakes below. What you eat from in the café came out of ' +
                'the kiln behind the counter, and if you like the bowl you can take it home.',
            ),
            paragraph(
              'We fire once a month. Between firings the shelves run low, and that is how they should look. ',
              link('See what there is now', '/work'),
              '.',
            ),
          ),
        ),
        across(
          9,
          4,
          text(
            heading(2, 'Open'),
            paragraph(
              'Wednesday to Sunday, 9 to 5. The oven is on from seven, so knock if you can smell it.',
            ),
            small(
              'A few days each month high water stands on the quay road around noon, and so we shut from 11 to 2. ',
              link('Which days', '/visit#section-tides'),
            ),
          ),
        ),
      ],
    },
    {
      id: 'last-kiln',
      width: 'wide',
      blocks: [
        across(
          1,
          6,
          text(
            heading(2, 'From the last kiln'),
            paragraph('Opened on 14 November. Nine of 112 cracked; these did not.'),
          ),
        ),
        gallery({ slidesPerRow: 3, imageAspectRatio: 0.8, gutter: 24 }, [
          slide(
            'moon-jar',
            'Moon jar',
            'Two bowls joined at the waist, 31 cm',
            inTheShop('moon-jar'),
          ),
          slide(
            'olive-branch',
            'Tall bottle',
            'Tenmoku; the branch is Maud’s',
            inTheShop('tall-bottle'),
          ),
          slide(
            'celadon-bowl',
            'Celadon bowl',
            'One part iron in a hundred',
            inTheShop('rice-bowl'),
          ),
          slide(
            'teapot-on-slate',
            'Oxide teapot',
            'Pours without a drip, 90 cl',
            inTheShop('teapot'),
          ),
          slide('stack-of-bowls', 'Soup bowls', 'Five glazes, one shape', inTheShop('soup-bowl')),
          slide(
            'tenmoku-bowl',
            'Tea bowl',
            'Ten parts iron, same bucket of clay',
            inTheShop('tea-bowl'),
          ),
        ]),
        button('All the pots', '/shop', 'quiet'),
      ],
    },
    {
      id: 'firing',
      width: 'wide',
      tone: 'dark',
      blocks: [
        across(1, 5, image('kiln-door', { ratio: 0.8 })),
        across(
          7,
          6,
          text(
            heading(2, 'Fourteen hours up, two days down'),
            paragraph(
              'The big kiln takes a hundred pots and does not like to be hurried. We light it at four in the morning, starve it of air ' +
                'from 900 degrees on, and turn it off when the last cone bends. Then nobody touches the door until Monday.',
            ),
            paragraph(
              'What happens in there we write down each time: the weather, the clay, what went wrong. Some of it is useful. ',
              link('Read the firing notes', '/notes'),
              '.',
            ),
          ),
        ),
      ],
    },
    {
      id: 'cafe',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Six tables and an oven'),
            paragraph(
              'Bread on Wednesdays and Saturdays, soup every day, cardamom buns on Fridays: out at ten, gone by one.',
            ),
            paragraph(
              'We take no bookings. If the tables are full there is the harbour wall, and a mug of ours to take with you. Bring it back.',
            ),
            paragraph(link('What is on the board', '/visit#section-board')),
          ),
        ),
        across(6, 7, image('cafe-table', { ratio: 1.33 })),
      ],
    },
    { id: 'harbour', width: 'full', blocks: [image('harbour-low-tide', { ratio: 2.4 })] },
    {
      id: 'questions',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(heading(2, 'Before you come'), paragraph('The five things we are asked most.')),
        ),
        across(
          6,
          7,
          accordion(
            [
              'Can I drive to the door?',
              paragraph(
                'To the slip, yes; there is parking for four, and the oyster van has two of the spaces. Otherwise park by the chapel and walk down, six minutes.',
              ),
              paragraph(
                'Never leave a car on the quay itself on a spring tide. We have a photograph of one.',
              ),
            ],
            [
              'Do you ship?',
              paragraph(
                'Within Britain, on Tuesdays, in boxes stuffed with last week’s tide tables. One pot is £7.50, each more £1.50. Hardly anything over 35 cm: it breaks, and then everyone is sad. ',
                link('What goes into the parcel', '/shop'),
                '.',
              ),
            ],
            [
              'Can I put it in the dishwasher?',
              paragraph(
                'Yes. It has been to 1,280 degrees. The unglazed foot will scratch a soft table, so set it down gently.',
              ),
            ],
            [
              'Will you make me a set of eight?',
              paragraph(
                'Yes, in three to four months, and you will get nine, because one of them will be better than the others and you will want to know why. ',
                link('Write to us', '/contact'),
                '.',
              ),
            ],
            [
              'Are there stairs?',
              paragraph(
                'The café, the shop and the lavatory are level with the quay. The workshop is up a net-loft ladder; on request we bring the wheel down.',
              ),
            ],
          ),
        ),
      ],
    },
  ],
});
