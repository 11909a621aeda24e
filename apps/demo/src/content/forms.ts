import { kilnPostForm } from './kiln-post-form';
import { mendingForm } from './mending-form';
import { orderForm } from './order-form';
import { tableForm } from './table-form';
import { workshopForm } from './workshop-form';
import { across, form, image, newsletter, opening, text } from './block-draft';
import { writePage } from './write-page';
import { heading, link, paragraph, small } from './words';

/** Every form there is, on one page. */
export const forms = writePage({
  slug: 'forms',
  title: 'Forms',
  description:
    'Order a pot, ask for a place at the wheel or for the long table, send us a broken one, get the kiln post.',
  sections: [
    {
      id: 'opening',
      width: 'wide',
      blocks: opening(
        'Slips of paper',
        'What used to hang on the nail by the kiln, and mostly fell behind it. Nothing here costs anything until we have spoken.',
      ),
    },
    {
      id: 'workshop',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'A day at the wheel'),
            paragraph('Everybody makes four pots and keeps two. Which two is the hard part.'),
            small('Wear something that has had a life already. Short nails.'),
          ),
        ),
        across(6, 6, form(workshopForm.id)),
      ],
    },
    {
      id: 'table',
      width: 'wide',
      blocks: [
        across(1, 6, image('cafe-shelf', { ratio: 1.5 })),
        across(
          8,
          5,
          text(
            heading(2, 'The long table'),
            paragraph(
              'After five the café is empty and the table is still fourteen feet of ash. Birthdays, wakes, the allotment society.',
            ),
            paragraph('Bring the food or let us; the plates are upstairs.'),
          ),
        ),
        across(1, 6, form(tableForm.id)),
      ],
    },
    {
      id: 'mending',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'Something broke'),
            paragraph(
              'If it is ours we mend it or make it again, for the price of the postage. If it is not, we look at it with you.',
            ),
          ),
        ),
        across(6, 6, form(mendingForm.id)),
      ],
    },
    {
      id: 'order',
      width: 'wide',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'The order sheet'),
            paragraph(
              'Long, because we only want to ask once. Half of it may stay blank; it keeps what you wrote if you close the page to measure a shelf.',
            ),
            small(
              'For a single mug from the shelf, ',
              link('write two lines', '/contact'),
              ' instead.',
            ),
          ),
        ),
        across(6, 7, form(orderForm.id)),
      ],
    },
    {
      id: 'post',
      width: 'wide',
      tone: 'dark',
      blocks: [
        across(
          1,
          5,
          text(
            heading(2, 'The kiln post'),
            paragraph(
              'One letter when the kiln is opened: what came out, what cracked, when the door is up. Four or five a year.',
            ),
          ),
        ),
        across(7, 6, newsletter(kilnPostForm.id)),
      ],
    },
  ],
});
