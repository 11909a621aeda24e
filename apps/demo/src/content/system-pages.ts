import { pageTypes } from '@frontage/site-model';
import { across, button, image, searchPreview, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, link, paragraph } from './words';

/** The search page. */
export const search = writePage({
  slug: 'search',
  title: 'Search',
  description: 'Look something up on the pages of Netloft.',
  pageType: pageTypes.codes.search,
  sections: [
    {
      id: 'search',
      width: 'text',
      blocks: [text(heading(1, 'Look it up')), searchPreview('Ash glaze, parking, buns')],
    },
  ],
});

/** What stands where no page is. */
export const notFound = writePage({
  slug: 'not-found',
  title: 'Nothing here',
  description: 'There is no page at this address.',
  pageType: pageTypes.codes.notFound,
  sections: [
    {
      id: 'not-found',
      width: 'wide',
      blocks: [
        across(
          1,
          7,
          text(
            heading(1, 'The tide has been'),
            lead(
              'There is no page at this address. It may have moved, or it was never here and somebody typed in the dark.',
            ),
            paragraph(
              'Try a word below, or start again from ',
              link('the pots', '/work'),
              ', ',
              link('the opening hours', '/visit'),
              ' or ',
              link('the quay', '/'),
              '.',
            ),
          ),
        ),
        across(1, 7, searchPreview('Search Netloft')),
      ],
    },
    { id: 'ripples', width: 'full', blocks: [image('tide-ripples', { ratio: 2.33 })] },
  ],
});

/** What stands where something broke. */
export const error = writePage({
  slug: 'error',
  title: 'Something cracked',
  description: 'The page could not be made just now.',
  pageType: pageTypes.codes.error,
  sections: [
    {
      id: 'error',
      width: 'text',
      blocks: [
        text(
          heading(1, 'Something cracked in here'),
          lead(
            'The page could not be made just now. It is us, not you, and it has been written down.',
          ),
          paragraph(
            'Wait a minute and load it again. If it keeps happening, ring ',
            link('01632 960 417', 'tel:+441632960417'),
            ' and tell us what you were after.',
          ),
        ),
        button('Back to the quay', '/'),
      ],
    },
  ],
});
