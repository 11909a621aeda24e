import { across, text, type BlockDraft } from '../block-draft';
import { pageTypes } from '@frontage/site-model';
import { writePage } from '../write-page';
import { heading, lead, link, paragraph, small } from '../words';

const products: BlockDraft = { type: 'product-list', data: { perPage: 24 } };

/** What can be had by post. */
export const shopPage = writePage({
  slug: 'shop',
  pageType: pageTypes.codes.collection,
  title: 'Shop',
  description:
    'Pots, cloth, tools, days at the wheel: what the loft sends on Tuesdays, and what it has over the counter.',
  sections: [
    {
      id: 'shelf',
      width: 'wide',
      blocks: [
        across(1, 8, text(heading(1, 'What goes into the Tuesday parcel'))),
        across(
          1,
          7,
          text(
            lead(
              'And some things that need no parcel. What is gone is gone until the next kiln; leave your address with it, and you will hear first.',
            ),
          ),
        ),
        products,
      ],
    },
    {
      id: 'sending',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Sending'),
            paragraph(
              'Within Britain on Tuesdays: £6, and £1.50 for each piece. From £150 it is on us. Or fetch it at the counter, for nothing.',
            ),
            small(
              'To Ireland, Germany, France and the Netherlands by ferry or by air; the cart says what it costs.',
            ),
          ),
        ),
        across(
          5,
          4,
          text(
            heading(2, 'Breaking'),
            paragraph(
              'If it arrives in more pieces than it left in, we make it again or give you your money back. Keep the pieces: ',
              link('we mend, too', '/forms'),
              '.',
            ),
          ),
        ),
        across(
          9,
          4,
          text(
            heading(2, 'A word'),
            paragraph(
              'If you are new, FIRSTTIDE in the cart takes a tenth off. For a long table, from £100, LONGTABLE takes £15 off.',
            ),
          ),
        ),
      ],
    },
  ],
});
