import { contactForm } from './contact-form';
import { across, followButton, form, image, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, link, paragraph, small } from './words';

/** How to reach the loft. */
export const contact = writePage({
  slug: 'contact',
  title: 'Contact',
  description: 'Ask about a pot, a set, a visit, or a bun. We answer by the next evening.',
  sections: [
    {
      id: 'write',
      width: 'wide',
      blocks: [
        across(
          1,
          10,
          text(
            heading(1, 'Ask us something'),
            lead(
              'About a pot, a set, a visit. We read it at the counter, usually with wet hands, and answer in the evening. Orders, places at the wheel and broken pots have ',
              link('forms of their own', '/forms'),
              '.',
            ),
          ),
        ),
        across(1, 6, form(contactForm.id)),
        across(
          9,
          4,
          image('moon-jar', { ratio: 1, caption: 'Moon jar, not for sale. Everyone asks.' }),
        ),
      ],
    },
    {
      id: 'address',
      width: 'wide',
      tone: 'tinted',
      blocks: [
        across(
          1,
          4,
          text(
            heading(2, 'In person'),
            paragraph(
              'The old net loft, 4 Tarn Quay. Wednesday to Sunday, 9 to 5, ',
              link('tide permitting', '/visit#section-tides'),
              '.',
            ),
          ),
        ),
        across(
          5,
          4,
          text(
            heading(2, 'By telephone'),
            paragraph(
              link('01632 960 417', 'tel:+441632960417'),
              '. It hangs by the oven; let it ring.',
            ),
          ),
        ),
        across(
          9,
          4,
          text(
            heading(2, 'By email'),
            paragraph(link('hello@netloft.example', 'mailto:hello@netloft.example')),
            small('For wholesale and the press too. We are three people.'),
          ),
        ),
        across(
          1,
          4,
          text(
            heading(2, 'From afar'),
            paragraph('The quay most mornings, and the kiln whenever it is opened.'),
          ),
        ),
        across(5, 4, followButton('netloft_example')),
      ],
    },
  ],
});
