import { fillText, type TextValues } from '@frontage/site-model';

/** What the editor of header and footer says. In English, as is the whole area. */
const words = {
  move: 'Move {text}',
  moveHint: 'Drag it, or press the arrow up or down.',
  nestHint:
    'Drag it, or press the arrow up or down; the arrow to the end of the line puts it into the folder above, the other one takes it out.',
  text: 'Text of line {number}',
  heading: 'Heading of column {number}',
  link: 'Link of {text}: {href}',
  chooseFor: 'Choose a link for {text}',
  choose: 'Choose a link',
  remove: 'Remove {text}',
  untitled: 'an empty line',
  addLink: 'Add a link',
  addFolder: 'Add a folder',
  addLine: 'Add a line',
  addColumn: 'Add a column',
  undo: 'Undo',
  redo: 'Redo',
  moved: '{text} is now {position} of {count}.',
  movedTo: '{text} is now {position} of {count} below {heading}.',
  movedInto: '{text} is now {position} of {count} in {folder}.',
  notNested:
    'There is no folder for {text}: put it below another line, and take out what is in it.',
  notInside: '{text} is in no folder.',
  atEnd: '{text} cannot go further.',
  removed: '{text} was removed. Undo brings it back.',
  linked: '{text} leads to {href} now.',
  unlinked: '{text} leads nowhere now.',
  added: 'A line was added. Write its text.',
  addedFolder: 'A folder was added. Write its name, then its first link.',
  addedColumn: 'A column was added. Write its heading.',
  cancelled: 'Not moved.',
  undone: 'Undone. Nothing is saved yet.',
  redone: 'Done again.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
} as const;

/** Gives a text of the editor of header and footer. */
export function sayOfOutline(code: keyof typeof words, values: TextValues = {}): string {
  return fillText(words[code], values);
}
