import { memberArea, text } from '../block-draft';
import { heading, lead, link, paragraph } from '../words';
import { writePage } from '../write-page';

/** How the loft sells, takes things back, and keeps what it is told. */
export const termsPage = writePage({
  slug: 'terms',
  title: 'How we sell',
  description: 'The terms of sale, returns, and what we keep of what you tell us.',
  sections: [
    {
      id: 'sale',
      width: 'text',
      blocks: [
        text(
          heading(1, 'How we sell'),
          lead('You order, we pack on Monday, and the parcel leaves on Tuesday.'),
          paragraph(
            'Prices include VAT. The order stands once you have its confirmation in your mail. What you pay by transfer or at the counter is kept for you until the day that your order names.',
          ),
        ),
      ],
    },
    {
      id: 'returns',
      width: 'text',
      blocks: [
        text(
          heading(2, 'Returns'),
          paragraph(
            'Write to us within 30 days and send it back whole: we return what you paid, the parcel included. If it came broken, keep the pieces and send us a picture. Gift cards and files that you have used stay yours.',
          ),
        ),
      ],
    },
    {
      id: 'privacy',
      width: 'text',
      blocks: [
        text(
          heading(2, 'Privacy'),
          paragraph(
            'We keep your order for as long as the tax office asks us to, and give your address to the carrier alone. Ask what we hold about you, and have it put right or removed, by a line ',
            link('to the loft', '/visit'),
            '.',
          ),
        ),
      ],
    },
    {
      id: 'account',
      width: 'text',
      blocks: [
        text(
          heading(2, 'Your account'),
          paragraph(
            'With an account you find your orders, files and subscriptions in one place. You can shop without one.',
          ),
        ),
        memberArea(),
      ],
    },
  ],
});
