import type { SiteAnswers } from './site-answers';

/** The first pages of a site, and the form on one of them, by the names of their files. */
export function starterPages({ name, about, email }: SiteAnswers) {
  return {
    pages: { home: home(name, about), contact: contact(name), 'not-found': notFound() },
    forms: { contact: contactForm(email) },
  };
}

function home(name: string, about: string) {
  return {
    slug: '',
    title: name,
    description: about,
    sections: [
      section('welcome', 'wide', [
        text([heading(1, about), lead(`Welcome to ${name}. Have a look around, or write to us.`)], {
          start: 1,
          span: 10,
        }),
        button('Write to us', '/contact'),
      ]),
      section('view', 'full', [
        { type: 'image', data: { assetId: 'pictures/cover.jpg', ratio: 2.33 } },
      ]),
      section('now', 'wide', [
        text([heading(2, 'We have just opened')], { start: 1, span: 4 }),
        text(
          [
            paragraph(
              'There is not much here yet, and that is on purpose. We would rather add one good page at a time than fill ten in a hurry.',
            ),
            paragraph('Come back in a few weeks, or tell us what you would like to find here.'),
          ],
          { start: 6, span: 7 },
        ),
      ]),
      section(
        'questions',
        'wide',
        [
          text([heading(2, 'Good to know')], { start: 1, span: 4 }),
          {
            type: 'accordion',
            column: { start: 6, span: 7 },
            data: {
              items: [
                {
                  title: 'How do I reach you?',
                  nodes: [
                    paragraph(
                      'By ',
                      { text: 'the form on this site', href: '/contact' },
                      '. It arrives at once, and a person reads it.',
                    ),
                  ],
                },
                {
                  title: 'What happens to what I send?',
                  nodes: [
                    paragraph(
                      'It stays on our own server. We use it to answer you and for nothing else, and we delete it when you ask us to.',
                    ),
                  ],
                },
                {
                  title: 'Do you follow me around?',
                  nodes: [
                    paragraph(
                      'No. There are no ads here, and nobody else is told that you came by.',
                    ),
                  ],
                },
              ],
            },
          },
        ],
        'tinted',
      ),
    ],
  };
}

function contact(name: string) {
  return {
    slug: 'contact',
    title: 'Write to us',
    description: `How to reach ${name}.`,
    sections: [
      section('write', 'wide', [
        text(
          [
            heading(1, 'Write to us'),
            lead('A question, an idea, a hello: it arrives, and somebody reads it.'),
          ],
          { start: 1, span: 9 },
        ),
        { type: 'form', column: { start: 1, span: 6 }, data: { formId: 'forms/contact.json' } },
        {
          type: 'image',
          column: { start: 8, span: 5 },
          data: { assetId: 'pictures/evening.jpg', ratio: 0.8 },
        },
      ]),
    ],
  };
}

function notFound() {
  return {
    slug: 'not-found',
    title: 'Nothing here',
    description: 'There is no page at this address.',
    pageType: 'notFound',
    sections: [
      section('nothing', 'wide', [
        text(
          [
            heading(1, 'There is nothing at this address'),
            lead('It may have moved, or it never was. The rest of the site is where it should be.'),
          ],
          { start: 1, span: 9 },
        ),
        button('To the first page', '/'),
      ]),
    ],
  };
}

function contactForm(email: string) {
  return {
    name: 'Contact',
    submitText: 'Send',
    successText: 'Thank you. It has arrived, and we will answer soon.',
    ...(email !== '' && { notify: email }),
    fields: [
      { id: 'text-1', type: 'text', title: 'Your name', required: true, autocomplete: 'name' },
      {
        id: 'email-1',
        type: 'email',
        title: 'Your email',
        description: 'Only to answer you.',
        required: true,
        autocomplete: 'email',
      },
      {
        id: 'textarea-1',
        type: 'textarea',
        title: 'What would you like to say?',
        required: true,
        maxLength: 5000,
      },
    ],
  };
}

type Words = string | { text: string; href: string };

function section(id: string, width: string, blocks: readonly object[], tone = 'plain') {
  return { id, width, tone, blocks };
}

function text(nodes: readonly object[], column: { start: number; span: number }) {
  return { type: 'text', column, data: { nodes } };
}

function heading(level: number, words: string) {
  return { kind: 'heading', level, words: [words] };
}

function lead(words: string) {
  return { kind: 'lead', words: [words] };
}

function paragraph(...words: Words[]) {
  return { kind: 'paragraph', words };
}

function button(label: string, href: string) {
  return { type: 'button', data: { text: label, href } };
}
