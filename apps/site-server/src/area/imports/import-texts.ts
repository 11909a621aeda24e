import { englishTexts } from '../../texts/server-texts';

/** What the area says about imports. In English, as is the whole area. */
const importTexts = {
  title: 'Import',
  intro:
    'Bring pages, posts and products from another site. You see what was found before anything is added, and everything arrives as a draft that visitors do not see.',
  choose: 'Files',
  chooseHint:
    'Drop them here or choose them: saved pages (.html) with their pictures, a .zip of a folder of pages, an export from WordPress (.xml), a table of products from Shopify or Squarespace (.csv). At most {most} together.',
  look: 'See what is in it',
  sending: 'Sending…',
  sendFailed: 'The files did not arrive. Check your connection and try again.',
  past: 'Past imports',
  noPast: 'Nothing was imported in the last thirty days.',
  when: 'When',
  what: 'Files',
  who: 'Who',
  how: 'State',
  and: { one: '{name} and {count} more', other: '{name} and {count} more' },

  nothingChosen: 'Choose at least one file.',
  tooLarge:
    'The files are larger than {most} together. Import them in several parts, or leave out videos.',
  fileTooLarge: '{name} is larger than {most}. Make it smaller, or leave it out.',
  tooMany: 'These are more than {count} files. Pack them into a .zip, or import them in parts.',
  tooManyWait: '{count} imports wait already. Import or discard one first.',
  waitingTooLarge: 'The imports that wait take up more than {most}. Import or discard one first.',
  onTheirWay: 'Two imports are on their way already. Try again once they have arrived.',
  tooManyThings: 'It has more than {count} things. Import it in parts.',
  broken: 'The files did not arrive completely. Try again.',
  wrongKind:
    '{name} cannot be imported. Choose pages (.html) with their pictures, a .zip, an export of WordPress (.xml) or a table of products (.csv).',
  nothingInside:
    'There is nothing to import in it: no page (.html), no export of WordPress (.xml) and no table of products (.csv).',
  notRead: 'It could not be read. Try again; if it fails again, import its parts one by one.',

  damaged:
    '{file} is damaged, or is not a zip file. Make it again on your computer and try once more.',
  damagedEntry: '{file} is damaged: {entry} cannot be unpacked. Make it again and try once more.',
  encrypted: '{file} is locked with a password. Make a zip without a password.',
  tooManyEntries: 'With {file} there are more than {count} files. Import them in parts.',
  unpacksTooLarge:
    '{file} unpacks to more than {most}. Leave out what pages do not show, or split it.',
  bomb: '{file} unpacks to more than {count} times its size, which is not opened. Make a new zip of the pages alone.',
  outside:
    '{file} has an entry that leads out of its folder: {entry}. Make a new zip of the folder of the pages.',
  link: '{file} has a link in place of a file: {entry}. Replace it by the file itself and make a new zip.',
  twice: '{file} has two files with one name: {entry}. Rename one and make a new zip.',
  longName: '{file} has a name that is too long: {entry}. Shorten it and make a new zip.',
  unknownPacking:
    '{entry} in {file} is packed in an unusual way. Make the zip with the program of your computer.',

  reading: 'Reading',
  ready: 'Not imported yet',
  failed: 'Cannot be read',
  importing: 'Importing',
  stopped: 'Stopped',
  done: 'Imported',
  removing: 'Removing drafts',
  removed: 'Drafts removed',

  readingText: 'Reading the files. Nothing is added yet.',
  readingStopped: 'Reading was stopped. Nothing was added.',
  importingCount: '{done} of {total} done',
  removingCount: '{done} of {total} removed',
  mayLeave: 'You can leave this page; it continues. Come back to see how it went.',
  noData: 'The server does not answer. It continues; this page keeps asking.',
  stop: 'Stop',
  stoppedText: {
    one: 'Stopped. {count} thing was added.',
    other: 'Stopped. {count} things were added.',
  },
  brokeOff: 'The import broke off. What was added stays; go on from where it stopped.',
  goOn: 'Go on',
  readAgain: 'Read it again',

  found: 'What was found',
  foundNothing: 'Nothing was found that could be imported.',
  allThere: 'Everything in it is there already. An import would change nothing.',
  take: 'What to take',
  takeKind: '{kind}: {count}',
  takeKindThere: '{kind}: {count}, {there} of them there already',
  mayNot: 'Only someone who may change products can import them.',
  download: {
    one: 'Fetch {count} picture from another server',
    other: 'Fetch {count} pictures from other servers',
  },
  downloadHint: 'Only public addresses are asked, at most {count} pictures of 25 MB each.',
  start: 'Import as drafts',
  drafts: 'Nothing is published by this.',
  forget: 'Discard',

  doneText: {
    one: '{count} thing was added. Pages and products are drafts: visitors do not see them yet.',
    other:
      '{count} things were added. Pages and products are drafts: visitors do not see them yet.',
  },
  doneNothing: 'Nothing was added: everything was there already, or was left out.',
  removedText: {
    one: '{count} thing was removed.',
    other: '{count} things were removed.',
  },
  staysText: {
    one: '{count} stays, since it was changed, published or used meanwhile.',
    other: '{count} stay, since they were changed, published or used meanwhile.',
  },
  undo: 'Remove what it added',
  undoTitle: 'Remove what this import added?',
  undoText: {
    one: 'It added {count} thing. What was changed, published or used elsewhere since then stays.',
    other:
      'It added {count} things. What was changed, published or used elsewhere since then stays.',
  },
  undoHint:
    'Pages can be restored for thirty days, without their pictures; products and pictures are deleted for good. Import the files again to have them back.',
  undoButton: 'Remove',
  back: 'Go back',
  another: 'Import something else',
  otherFiles: 'Choose other files',
  seeDrafts: 'See the drafts',

  search: 'Words of a title, an address or a file',
  kind: 'Kind',
  allKinds: 'All kinds',
  state: 'What happens',
  allStates: 'Everything',
  thing: 'What',
  from: 'From',
  linesFound: { one: '{count} thing', other: '{count} things' },
  noLine: 'Nothing matches. Show all.',
  earlier: 'Back',
  later: 'More',
  csv: 'Download this list as CSV',

  page: 'Page',
  post: 'Post',
  product: 'Product',
  picture: 'Picture',
  form: 'Form',
  other: 'Other',
  pages: 'Pages',
  posts: 'Posts',
  products: 'Products',
  pictures: 'Pictures',
  forms: 'Forms',

  lineNew: 'Will be added',
  lineMade: 'Added',
  lineSame: 'There already',
  lineKept: 'There already, and different: stays as it is',
  lineLeftOut: 'Left out',
  lineRemoved: 'Removed',
  lineStays: 'Stays: changed since',
  lineNotTaken: 'Not taken',

  blocks: 'Becomes {parts}',
  kept: 'Kept as HTML: {parts}',
  leftOutParts: 'Left out: {parts}',
  ownTable: 'A table that was downloaded from your products is imported under Products.',
  elsewhere: 'It is on another server.',
  zipTooLarge: 'It is larger than {most}.',
  refusedByStore: 'It could not be saved. Import again, or add it by hand.',
} as const;

/** A text about imports. */
export type ImportCode = keyof typeof importTexts;

/** Gives a text about imports. */
export const { say: sayOfImports } = englishTexts(importTexts);
