import { englishTexts } from '../../texts/server-texts';

/** The address of the page. */
export const errorsPath = '/config/errors';

/** What the area says about errors of scripts. */
const errorsTexts = {
  title: 'Errors',
  intro:
    'What went wrong in visitors’ browsers. Equal errors are shown as one. Who the visitors were is never stored.',
  none: 'No page reported an error in this period. An error appears here within seconds.',
  times: { one: '{count} time', other: '{count} times' },
  when: 'First {first}, last {last}',
  pages: 'On {pages}',
  browsers: 'In {browsers}',
  place: 'At {place}',
  stack: 'Where in the script',
  suppressed: {
    one: '{count} more was not sent: a page sends at most twenty.',
    other: '{count} more were not sent: a page sends at most twenty.',
  },
  message: 'Error',
  count: 'Times',
  first: 'First',
  last: 'Last',
  page: 'Page',
  browser: 'Browser',
  export: 'Download these errors as CSV',
} as const;

/** Gives a text about errors. */
export const { say: sayOfErrors } = englishTexts(errorsTexts);
