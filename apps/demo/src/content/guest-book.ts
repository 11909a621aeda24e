import { guestBookForm } from './guest-book-form';
import { across, form, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, small } from './words';

/** A line from those who were here; a page whose form has a captcha. */
export const guestBook = writePage({
  slug: 'guest-book',
  title: 'Guest book',
  description: 'The book by the door, for those who thought of something on the way home.',
  sections: [
    {
      id: 'book',
      width: 'wide',
      blocks: [
        across(
          1,
          6,
          text(
            heading(1, 'The book by the door'),
            lead(
              'Most people think of what to write when they are back in the car. This is for them.',
            ),
          ),
        ),
        across(
          8,
          5,
          text(
            small(
              'Programs have found the book before guests did, so your browser works out a sum for us while you write. It asks nothing of you.',
            ),
          ),
        ),
        across(1, 6, form(guestBookForm.id)),
      ],
    },
  ],
});
