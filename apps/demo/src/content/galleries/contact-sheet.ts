import pictures from '../../../pictures/pictures.json';
import details from '../../../pictures/details.json';
import { across, album, text, type SlideDraft } from '../write-blocks';
import { writePage } from '../write-page';
import { heading, lead, link, paragraph } from '../write-words';

/** Every picture, followed by what is in its corners: 200 in all. */
const frames: SlideDraft[] = pictures.flatMap((picture) =>
  [picture, ...details.filter(({ from }) => from === picture.name)].map(({ name }) => ({ name: name.replace('.jpg', '') })),
);

/** A long page: 200 pictures in rows. */
export const contactSheet = writePage({
  slug: 'galleries/contact-sheet',
  title: 'Two hundred, at once',
  description: 'Every picture of the loft and its corners on one sheet of two hundred.',
  sections: [
    {
      id: 'sheet',
      width: 'full',
      blocks: [
        across(1, 7, text(heading(1, 'Two hundred, at once'))),
        across(1, 6, text(lead('What the photographer left on the table: each picture, and then the corners that we liked. Click one; the arrow keys go through all of them.'))),
        album(
          { design: 'autorows', label: 'Contact sheet', rowHeight: 190, gutter: 8, metaPosition: 'none', history: 'hash' },
          frames,
        ),
      ],
    },
    {
      id: 'back',
      width: 'wide',
      tone: 'tinted',
      blocks: [across(1, 8, text(paragraph('That was all. ', link('Fewer pictures, hung with more care', '/galleries'), '.')))],
    },
  ],
});
