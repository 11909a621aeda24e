import { accordion, across, formButton, image, searchPreview, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, link, list, paragraph, small } from './words';

/** When to come, how, and what there is to eat. */
export const visit = writePage({
  slug: 'visit',
  title: 'Visit',
  description:
    'Opening hours, the days when the tide closes the road, how to get here, and what is on the board.',
  sections: [
    {
      id: 'hours',
      width: 'wide',
      blocks: [
        across(1, 6, text(heading(1, 'Come when the road is dry'))),
        across(
          8,
          5,
          text(
            lead(
              'Wednesday to Sunday, 9 to 5. Shut on Mondays and Tuesdays, when we throw, and on Christmas Day.',
            ),
            small(
              'The kitchen stops at 3.30. On opening day after a firing there is a queue from half past eight, and coffee for it.',
            ),
          ),
        ),
      ],
    },
    { id: 'quay', width: 'full', blocks: [image('harbour-at-dusk', { ratio: 2.2 })] },
    {
      id: 'tides',
      width: 'wide',
      blocks: [
        across(
          1,
          5,
          text(
            heading(2, 'The tide and the road'),
            paragraph(
              'For a few days after each full and each new moon the highest water comes around noon. That is how this harbour ' +
                'works, and it stands knee-deep on the quay road until it has somewhere else to go.',
            ),
            paragraph(
              'On those days we open from 9 to 11 and from 2 to 5. If you are inside at eleven, you are having lunch with us.',
            ),
          ),
        ),
        across(
          7,
          6,
          text(
            heading(3, 'The next spring tides'),
            list(
              'Wednesday 25 to Friday 27 November',
              'Thursday 10 to Saturday 12 December',
              'Friday 25 to Sunday 27 December, though we sleep through the first',
            ),
            small(
              'Wind from the south-west adds half an hour. The board on the chapel railings is right when this page is not.',
            ),
          ),
        ),
      ],
    },
    {
      id: 'board',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          3,
          text(
            heading(2, 'The board'),
            paragraph(
              'Coffee from a roaster eleven miles inland, fish from the boat with the green wheelhouse, plates from upstairs.',
            ),
          ),
        ),
        across(
          5,
          4,
          text(
            heading(3, 'Every day'),
            list(
              'Filter coffee, £2.60',
              'Flat white, £3.20',
              'Pot of tea, £2.80',
              'Soup and bread, £7.50',
              'Toast, butter, marmalade, £3.90',
            ),
          ),
        ),
        across(
          9,
          4,
          text(
            heading(3, 'Some days'),
            list(
              'Wednesday: rye loaf, £4.80',
              'Friday: cardamom buns, £2.90',
              'Saturday: haddock pie, £9.50',
              'Sunday: what is left, and cake',
            ),
          ),
        ),
        across(1, 7, image('cafe-shelf', { ratio: 1.33 })),
        across(
          9,
          4,
          image('espresso', {
            ratio: 0.8,
            caption: 'The grey cups are seconds. Nobody knows why.',
          }),
        ),
      ],
    },
    {
      id: 'getting-here',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Getting here'),
            paragraph(
              '4 Tarn Quay is the tall black gable with the hoist. The café door is on the water side.',
            ),
          ),
        ),
        across(
          6,
          7,
          accordion(
            [
              'On foot',
              paragraph(
                'From the chapel, down Ropewalk and left at the slip: six minutes. Along the sea wall from the station: twenty-five, with herons.',
              ),
            ],
            [
              'By bus',
              paragraph(
                'The 17 stops at the chapel every two hours until 5.40. Tell the driver you are going for buns; she will want to know if there are any.',
              ),
            ],
            [
              'By bicycle',
              paragraph(
                'The old railway runs flat from Kell to the head of the quay, eleven miles. There is a pump and a hook on our wall.',
              ),
            ],
            [
              'By boat',
              paragraph(
                'Two visitors’ moorings off the slip, dry at low water. A flat keel helps. Ring first, and we will put the kettle on when we see the mast.',
              ),
            ],
            [
              'With a wheelchair or a pram',
              paragraph(
                'The quay is granite setts, bumpy but level; the smoothest line is close to the buildings. Door 92 cm, no step, one accessible lavatory.',
              ),
            ],
          ),
        ),
      ],
    },
    {
      id: 'look-up',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(heading(2, 'Not here?'), paragraph('Try a word: parking, dogs, parcel, ash glaze.')),
        ),
        across(6, 7, searchPreview('Search Netloft')),
      ],
    },
    { id: 'sand', width: 'full', blocks: [image('tide-ripples', { ratio: 2.33 })] },
    {
      id: 'ask',
      width: 'wide',
      blocks: [
        across(
          1,
          8,
          text(
            paragraph(
              'Dogs may come in if they lie down. Groups of more than six, please ',
              link('write first', '/contact'),
              '.',
            ),
            paragraph(
              'Been here already? ',
              link('The book by the door', '/guest-book'),
              ' lies open.',
            ),
          ),
        ),
        formButton('Write to us', '/contact'),
      ],
    },
  ],
});
