import { englishTexts } from '../../texts/server-texts';

/** What the area says about broken links. In English, as is the whole area. */
const linkTexts = {
  title: 'Broken links',
  intro:
    'Links that lead nowhere, in the newest version of each page, in settings, redirects, forms and events. Links to other sites are not checked.',
  none: 'No link is broken.',
  count: { one: '{count} broken link', other: '{count} broken links' },
  page: 'Page',
  link: 'Link',
  block: 'Block',
  wrong: 'What is wrong',
  mend: 'Mend',
  mendOf: 'Mend “{words}” on {title}',
  mendIn: 'Mend “{words}” ({place})',
  frame: 'On every page',
} as const;

/** Gives a text about broken links. */
export const { say: sayOfLinks } = englishTexts(linkTexts);
