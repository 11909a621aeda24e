import { across, clip, opening, text } from './block-draft';
import { clips } from './clip-draft';
import { writePage } from './write-page';
import { heading, link, paragraph, small } from './words';

const { bowl, dusk, tea } = clips;

/** Three clips of the site's own. */
export const films = writePage({
  slug: 'films',
  title: 'Films',
  description:
    'A bowl, the quay, a cup of tea: three films of a few seconds each, without a sound.',
  sections: [
    {
      id: 'films',
      width: 'wide',
      blocks: [
        ...opening(
          'Three films without a sound',
          'Each is a few seconds long and ends where it begins. Nothing is fetched before you press play, and when one starts, the others stop.',
        ),
        clip(bowl, {
          caption: 'Tom’s wheel, a Tuesday. With captions, for those who cannot see what happens.',
          loop: true,
        }),
      ],
    },
    {
      id: 'evening',
      width: 'wide',
      tone: 'dark',
      blocks: [
        across(1, 6, clip(dusk, { caption: 'Half past four in November. The boat is nobody’s.' })),
        across(7, 6, clip(tea, { caption: 'Maud’s break, all eight seconds of it.' })),
      ],
    },
    {
      id: 'frames',
      width: 'wide',
      blocks: [
        across(
          1,
          7,
          text(
            heading(2, 'In other frames'),
            paragraph(
              'A film has its own shape, and the wall often another. It can stand in the frame whole, or fill it and lose its edges.',
            ),
          ),
        ),
        across(
          1,
          6,
          clip(tea, { mode: 'fit', boxRatio: 4 / 3, loop: true, caption: 'Whole, with a margin' }),
        ),
        across(
          7,
          6,
          clip(dusk, {
            mode: 'fill',
            boxRatio: 4 / 3,
            loop: true,
            caption: 'Filled, without its edges',
          }),
        ),
        across(
          1,
          7,
          text(
            small(
              'Films can also be slides. ',
              link('Here is one among pictures', '/galleries/stacked#section-film'),
              ', and ',
              link('here is every option to try', '/try/video'),
              '.',
            ),
          ),
        ),
      ],
    },
  ],
});
