import { across, gallery, opening, text } from '../block-draft';
import { writePage } from '../write-page';
import { slide } from '../slide-draft';
import { heading, link, paragraph, small } from '../words';
import { designNames } from './design-names';

/** The pages of pictures: one per design, and three more. */
export const galleries = writePage({
  slug: 'galleries',
  title: 'Pictures',
  description:
    'Pots, quay and kiln, hung in nine ways. Also three short films and two hundred details.',
  sections: [
    {
      id: 'hung',
      width: 'wide',
      blocks: [
        ...opening(
          'Nine ways to hang a picture',
          'The same pots, again and again. We could not agree how to show them, so here is every way we tried, with the settings written below each, and a page to try your own.',
        ),
        gallery(
          {
            label: 'Nine ways to hang a picture',
            slidesPerRow: 3,
            gutter: 28,
            imageAspectRatio: 1.25,
            lightbox: false,
          },
          Object.entries(designNames).map(([design, { title, says, picture }]) =>
            slide(picture, title, says, { clickThroughUrl: `/galleries/${design}` }),
          ),
        ),
      ],
    },
    {
      id: 'more',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Two hundred, at once'),
            paragraph(
              'Every picture we have and what is in its corners, ',
              link('on one long sheet', '/galleries/contact-sheet'),
              '.',
            ),
          ),
        ),
        across(
          5,
          4,
          text(
            heading(2, 'Moving ones'),
            paragraph(
              'A bowl, the quay, a cup of tea: ',
              link('three films without a sound', '/films'),
              '.',
            ),
          ),
        ),
        across(
          9,
          4,
          text(
            heading(2, 'From the other side'),
            paragraph(
              'Nadia’s page runs from right to left: ',
              link('the loft in Arabic', '/ar'),
              '.',
            ),
            small('She threw here for a winter.'),
          ),
        ),
        across(
          1,
          8,
          text(
            paragraph(
              'Every option there is can be tried: of ',
              link('galleries', '/try/gallery'),
              ', of ',
              link('single pictures', '/try/image'),
              ' and of ',
              link('films', '/try/video'),
              '.',
            ),
          ),
        ),
      ],
    },
  ],
});
