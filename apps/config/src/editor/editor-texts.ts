/** What the editor says. In English, as is the whole area; `{…}` is filled in. */
export const editorTexts = {
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'No connection. Your changes are kept in this browser and sent later.',
  alsoHere: '{names} is here too',
  alsoHereMany: '{names} are here too',
  yourOtherTab: 'you yourself, in another tab,',
  openTwice: 'Open in another tab too',
  signedOut:
    'Signed out. Your changes are kept in this browser: sign in in another tab, then write on.',
  notKept: 'This browser keeps nothing. Stay on this page until your changes are saved.',
  noFrame: 'The page could not be shown. Reload to try again.',
  chosen: '{kind} chosen',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove',
  removed: '{kind} removed. Undo brings it back.',
  moved: '{kind} moved: {place} of {count}',
  severalBlocks: '{count} blocks',
  chosenAll: '{count} blocks chosen',
  chosenAllHint:
    'Drag one of them and all come along. Ctrl+C and Ctrl+X copy and cut them, also for other pages.',
  movedAll: '{count} blocks moved: the first is {place} of {of}',
  cannotMoveAll: 'The blocks are already there',
  addedAll: '{count} blocks added',
  removedAll: '{count} blocks removed. Undo brings them back.',
  copiedAll: '{count} blocks copied',
  pastedAll: '{count} blocks pasted',
  dragged: '{kind} picked up. Escape puts it back.',
  dragGivenUp: '{kind} stays where it was',
  cannotMove: '{kind} is already there',
  added: '{kind} added',
  pasted: '{kind} pasted',
  copied: '{kind} copied',
  full: 'A page may have 60 blocks at most. Remove one first, or begin a new page.',
  undone: 'Undone: {step}',
  redone: 'Done again: {step}',
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  addHeading: 'Add a block',
  addBelow: 'It comes below {kind}.',
  addAtEnd: 'It comes at the end of the page.',
  search: 'Search',
  found: '{count} found',
  foundOne: 'One found',
  noneFound: 'Nothing is called that. Try another word.',
  close: 'Close',
  words: 'Text',
  lineKind: 'Kind of line',
  paragraph: 'Paragraph',
  lead: 'Lead',
  small: 'Small print',
  heading1: 'Title of the page',
  heading2: 'Heading',
  heading3: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  linkHint: 'Choose words on the page first.',
  place: 'Place',
  column: 'Width in its section',
  wholeWidth: 'Whole width',
  leftHalf: 'Left half',
  rightHalf: 'Right half',
  leftThird: 'Left third',
  middleThird: 'Middle third',
  rightThird: 'Right third',
  leftTwoThirds: 'Left two thirds',
  rightTwoThirds: 'Right two thirds',
  otherColumn: 'Columns {start} to {end} of 12',
  section: 'Section',
  sectionWidth: 'Width of the section',
  sectionTone: 'Background of the section',
  text: 'Of text',
  wide: 'Wide',
  fullWidth: 'Whole window',
  plain: 'Plain',
  tinted: 'Tinted',
  dark: 'Dark',
  sectionUp: 'Move section up',
  sectionDown: 'Move section down',
  sectionAdd: 'New section below',
  sectionRemove: 'Remove section',
  sectionMoved: 'Section moved: {place} of {count}',
  sectionRemoved: 'Section removed. Undo brings it back.',
  sectionAdded: 'Section added, with an empty text',
  keys: 'Keys',
  keysText:
    'Tab goes from block to block, Enter chooses, Shift and an arrow choose several. Alt and an arrow move a block, Ctrl+D duplicates it, Delete removes it, / adds one below, Ctrl+Z and Ctrl+Shift+Z undo and redo, Escape goes up one level.',
  hiddenHeading: 'Blocks that show nothing yet',
  emptyHint: 'Nothing is shown until this is filled in.',
  conflictHeading: 'Changed by somebody else',
  conflictText: 'While you changed {what}, {name} changed it too. Theirs is on the page.',
  conflictGone: 'What you changed was removed meanwhile. This is what you wrote:',
  conflictFull: 'The page was full, so this was not added:',
  yours: 'Yours:',
  theirs: 'Theirs:',
  takeMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  dismiss: 'Done',
  somebody: 'somebody',
  stepSetField: 'text or setting changed',
  stepColumn: 'width changed',
  stepSection: 'section changed',
  stepAdd: '{kind} added',
  stepRemove: '{kind} removed',
  stepMove: 'block moved',
  stepAddSection: 'section added',
  stepRemoveSection: 'section removed',
  stepMoveSection: 'section moved',
} as const;

/** The code of something that the editor says. */
export type EditorText = keyof typeof editorTexts;

/**
 * Gives what the editor says.
 *
 * @param code which of it
 * @param values what is filled in
 */
export function say(
  code: EditorText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return editorTexts[code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** What an owner calls a kind of block: `product-list` is "Product list". */
export function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
