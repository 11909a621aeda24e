import { englishTexts } from '../../texts/server-texts';

/** What is said where two versions of a page stand side by side. In English, as is the area. */
const compareTexts = {
  title: 'Compare versions of “{title}”',
  back: 'All versions',
  edit: 'Edit page',
  from: 'Earlier',
  to: 'Later',
  compare: 'Compare',
  option: 'Version {number}, {time}',
  shown: 'Version {number}',
  frameOf: 'Version {number} of the page',
  frames: 'Shown version',
  differences: 'Differences',
  same: 'These versions show the same.',
  only: 'The page has one version so far. There is nothing to compare with it.',
  twice: 'This is one version twice. Choose another one to compare.',
  count: { one: '{count} block differs', other: '{count} blocks differ' },
  previous: 'Previous difference',
  next: 'Next difference',
  place: '{title}, {place} of {count}',
  keys: 'Alt and an arrow up or down go from difference to difference in this list.',
  see: 'See',
  seeOf: 'See: {title}',
  restore: 'Restore block',
  restoreOf: 'Restore block as in version {number}: {title}',
  restored: 'The block is as it was in version {number}. Undo in the editor takes that back.',
  partGone:
    'The block is as it was in version {number}, but something that it shows or leads to has been deleted since. Choose something else in the editor; undo there takes the block back.',
  sameAlready: 'The newest version has that block as it was in version {number}.',
} as const;

/** What became of a block that somebody restored: its picture, or its product, may be gone. */
export const restoredOutcomes = ['restored', 'partGone', 'sameAlready'] as const;

/** Gives a text about two versions side by side. */
export const { say: sayOfCompare } = englishTexts(compareTexts);
