import { englishTexts } from '../../texts/server-texts';

/** What is said before a page is published. In English, as is the whole area. */
const changeTexts = {
  title: 'Before publishing “{title}”',
  back: 'Back to the page',
  edit: 'Edit page',
  none: 'Visitors see the newest version already.',
  sameContent: 'Nothing on the page itself would change: visitors see all of it already.',
  allNew: 'Visitors do not see this page yet: all of it is new to them.',
  summary: { one: '{count} change for visitors', other: '{count} changes for visitors' },
  leftOut: 'Left out.',
  leftOutOne: 'Left out: {title}. Once the page is published, it is in your draft again.',
  meanwhile:
    'Somebody has changed this page meanwhile. Nothing was left out or published. Look at the list as it is now.',
  see: 'See on the page',
  seeOf: 'See on the page: {title}',
  leaveOut: 'Leave out',
  leaveOutOf: 'Leave out: {title}',
  publish: 'Publish now',
  // The kinds of changes.
  words: 'Words',
  pictures: 'Pictures and files',
  addresses: 'Addresses of links',
  parties: 'Third parties',
  blocks: 'Blocks',
  looks: 'Looks and settings',
  field: '{name}: {what}',
  deed: '{name} {what}',
  // What became of a block or a section.
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  column: 'width in its section',
  hidden: 'hidden from visitors',
  shown: 'shown to visitors again',
  locked: 'locked in the editor',
  unlocked: 'unlocked in the editor',
  itsWords: 'words',
  itsChoice: 'another one chosen',
  section: 'Section',
  // What is set of a section.
  width: 'width',
  tone: 'background',
  space: 'space',
  gap: 'gap',
  shownTo: 'who sees it',
  entrance: 'entrance',
  picture: 'background picture',
  nothing: 'nothing',
  ofUnknown: 'something that is gone',
  removedText: 'Taken away:',
  addedText: 'Now:',
  // What else it means.
  address: 'Address',
  addressOf: '/{slug}',
  addressKept: '/{slug}. {old} leads here.',
  addressesKept: '/{slug}. {old} lead here.',
  weight: 'Weight',
  weightOf: '{size} KB without pictures and films',
  weightMore: '{size} KB without pictures and films, {change} KB more than now',
  weightLess: '{size} KB without pictures and films, {change} KB less than now',
  code: 'Code',
  codeCalled: 'The code “{title}”',
  codeNameless: 'The code',
  codeOf: '{code} stands in a frame without access to this page. {loads}',
  codeRuns:
    '{code} runs scripts in a frame without access to this page, its visitors’ cookies or carts. {loads}',
  codeWaits:
    '{code} does not run its scripts: someone has to publish this page who may inject code. {loads}',
  codeLoads: 'It loads from {list}.',
  codeLoadsNothing: 'It loads from nowhere else.',
  partiesNone: 'None. This page asks nobody but your site.',
  partiesSame: '{list}, as now',
  partiesNew: '{list}. New: {added}',
} as const;

/** Gives a text about what publishing changes. */
export const { say: sayOfChanges } = englishTexts(changeTexts);
