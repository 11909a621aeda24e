import { englishTexts } from '../../texts/server-texts';

/** What the area says about reviews. In English, as is the whole area; `{…}` is filled in. */
const reviewListTexts = {
  title: 'Reviews',
  search: 'Words, name or product',
  state: 'State',
  allStates: 'Waiting for you',
  published: 'Published',
  refused: 'Refused',
  every: 'All',
  waiting: 'Waiting',
  found: { one: '{count} review', other: '{count} reviews' },
  none: 'Nothing is waiting. What buyers write appears here before visitors see it.',
  noneFound: 'No review matches.',
  pickOf: 'Select the review by {name}',
  pickedOne: '{count} review is selected:',
  pickedOther: '{count} reviews are selected:',
  review: 'Review',
  product: 'Product',
  stars: { one: '{count} of 5 stars', other: '{count} of 5 stars' },
  goneProduct: 'A deleted product',
  received: 'Written',
  approve: 'Approve',
  approveOf: 'Approve the review by {name}',
  refuse: 'Refuse',
  refuseOf: 'Refuse the review by {name}',
  remove: 'Remove',
  approveDone: 'Visitors see it now.',
  refuseDone: 'Refused. Visitors do not see it.',
  removeDone: 'Removed for good.',
  nothingDone: 'Nothing was done: select reviews first.',
  removeTitle: { one: 'Remove {count} review?', other: 'Remove {count} reviews?' },
  removeText:
    'A removed review is gone for good, and its author can write another one. To hide it from visitors only, refuse it.',
} as const;

/** Gives a text about reviews. */
export const { say: sayOfReviews } = englishTexts(reviewListTexts);

/** The code of such a text. */
export type ReviewListCode = keyof typeof reviewListTexts;
