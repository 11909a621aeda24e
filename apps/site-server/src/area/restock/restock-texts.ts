import { englishTexts } from '../../texts/server-texts';

/** What the area says about those who wait for stock. In English, as is the whole area. */
const restockListTexts = {
  title: 'Waiting for stock',
  intro: 'Each of them gets one email when it is back, and is then forgotten.',
  search: 'Email address',
  found: { one: '{count} waits', other: '{count} wait' },
  none: 'Nobody waits. Whoever asks for something that is sold out appears here.',
  noneFound: 'Nobody matches.',
  who: 'Who',
  product: 'For',
  since: 'Since',
  goneProduct: 'A product that was deleted',
  remove: 'Remove',
  removeOf: 'Remove {email}',
  removed: 'Removed: they get no email.',
} as const;

/** Gives a text about those who wait. */
export const { say: sayOfRestock } = englishTexts(restockListTexts);
