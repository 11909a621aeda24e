import pictures from '../../../pictures/pictures.json';
import details from '../../../pictures/details.json';
import { across, gallery, opening, text } from '../block-draft';
import { writePage } from '../write-page';
import type { SlideDraft } from '../slide-draft';
import { link, paragraph } from '../words';

/** Every picture but those of the shop, followed by what is in its corners: 200 in all. */
const frames: SlideDraft[] = pictures
  .filter(({ tags }) => !tags.includes('goods'))
  .flatMap((picture) =>
    [picture, ...details.filter(({ from }) => from === picture.name)].map(({ name }) => ({
      name: name.replace('.jpg', ''),
    })),
  );

/** A long page: 200 pictures in rows. */
export const contactSheet = writePage({
  slug: 'galleries/contact-sheet',
  title: 'Two hundred, at once',
  description: 'Every picture of the loft and its corners on one sheet of two hundred.',
  sections: [
    {
      id: 'title',
      width: 'wide',
      blocks: opening(
        'Two hundred, at once',
        'What the photographer left on the table: each picture, and then the corners that we liked. Click one; the arrow keys go through all of them.',
        7,
      ),
    },
    {
      id: 'sheet',
      width: 'full',
      blocks: [
        gallery(
          {
            design: 'autorows',
            label: 'Contact sheet',
            rowHeight: 190,
            gutter: 8,
            metaPosition: 'none',
            history: 'hash',
          },
          frames,
        ),
      ],
    },
    {
      id: 'back',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          8,
          text(
            paragraph(
              'That was all. ',
              link('Fewer pictures, hung with more care', '/galleries'),
              '.',
            ),
          ),
        ),
      ],
    },
  ],
});
