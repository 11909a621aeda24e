import { englishTexts } from '../../texts/server-texts';

/** What the area says about those who wait for stock. In English, as is the whole area. */
const restockListTexts = {
  title: 'Waiting for stock',
  intro:
    'Each of these people gets one email when the product is back, and is then removed from this list.',
  search: 'Email address',
  found: { one: '{count} person is waiting', other: '{count} people are waiting' },
  none: 'Nobody is waiting. People who ask for something that is sold out appear here.',
  noneFound: 'Nobody matches.',
  who: 'Who',
  product: 'For',
  since: 'Since',
  goneProduct: 'A deleted product',
  remove: 'Remove',
  removeOf: 'Remove {email}',
  removed: 'Removed. They will get no email.',
  pickedOne: '{count} person is selected:',
  pickedOther: '{count} people are selected:',
  removeMany: { one: 'Remove {count} person?', other: 'Remove {count} people?' },
  removeManyText: 'They will get no email when it is back. This cannot be undone.',
  removedMany: {
    one: '{count} person is removed. They will get no email.',
    other: '{count} people are removed. They will get no email.',
  },
  nothing: 'Nothing was done: select people who are waiting.',
} as const;

/** Gives a text about those who wait. */
export const { say: sayOfRestock } = englishTexts(restockListTexts);
